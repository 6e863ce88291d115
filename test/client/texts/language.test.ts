import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pseudoLanguage } from '../../../client/texts/pseudoLanguage.ts'

const folder = join(import.meta.dirname, '../../../client/texts')
const files = readdirSync(folder).filter((file) => !/^(language|pseudoLanguage)\.ts$/.test(file))

it('the pseudo-language changes every text, longer and between marks, and nothing else', () => {
  const words = { title: 'Play', count: (n: number) => `${n} slimes`, list: ['one', 'two'], most: 7, inner: { a: 'b' } }
  const changed = pseudoLanguage.inWords('anything', words)
  expect(changed.title).toMatch(/^⟦.{4}~⟧$/)
  expect(changed.title).not.toContain('Play')
  expect(changed.count(3)).toMatch(/^⟦3 .*~~⟧$/)
  expect(changed.list.every((text) => text.startsWith('⟦'))).toBe(true)
  expect(changed.most).toBe(7)
  expect(changed.inner.a).toMatch(/^⟦/)
})

it.each(files)('%s keeps no words outside of what a language can replace', (file) => {
  const text = readFileSync(join(folder, file), 'utf8')
  const outside = [...text.matchAll(/^(?:export )?const \w+(?:: [^=]+)? = (\{|'[^']* [^']*')/gm)].map(([line]) => line)
  const allowed = /endings|Sentence|values/
  expect(outside.filter((line) => !allowed.test(line))).toEqual([])
})
