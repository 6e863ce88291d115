import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { spoken } from '../../../client/texts/in/en-XB.ts'
import { otherLanguages } from '../../../client/texts/languages.ts'

const folder = join(import.meta.dirname, '../../../client/texts')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /^(?!languages?\.)[\w/\\]+\.ts$/.test(file) && !/^in[/\\]/.test(file),
)
const sourceOf = (file: string) => readFileSync(join(folder, file), 'utf8')

describe('the made-up language', () => {
  const words = { title: 'Play', count: (n: number) => `${n} slimes`, list: ['one', 'two'], most: 7, inner: { a: 'b' } }
  const changed = spoken.inWords('partTexts', words)

  it('changes every text, from right to left and longer, and nothing else', () => {
    expect(changed.title).toMatch(/^\u202e[^a-z]{4}~\u202c$/i)
    expect(changed.count(3)).toMatch(/^\u202e3 [^a-z]{6}~~\u202c$/i)
    expect(changed.list.every((text) => text.startsWith('\u202e'))).toBe(true)
    expect(changed.most).toBe(7)
    expect(changed.inner.a).toMatch(/^\u202e/)
  })

  it('turns what is made of its own texts round once', () => {
    expect(spoken.inWords('placeText', () => `${changed.title}!`)()).toBe(`${changed.title.slice(0, -1)}!\u202c`)
  })
})

describe('texts by the name of their block', () => {
  const blocks = files.flatMap((file) =>
    [...sourceOf(file).matchAll(/inWords\(\s*'(\w+)'/g)].map(([, name]) => name ?? ''),
  )
  const named = [...sourceOf('allWords.ts').matchAll(/^ {2}(\w+): typeof \1$/gm)].map(([, name]) => name ?? '')

  it('are all in the map that another language has to satisfy, each once', () => {
    expect(blocks.length).toBeGreaterThan(70)
    expect([...blocks].sort()).toEqual([...named].sort())
  })

  it('are called as the constant they are kept in, which is what the map has the type of', () => {
    for (const file of files)
      for (const [, name = ''] of sourceOf(file).matchAll(/inWords\(\s*'(\w+)'/g))
        expect(sourceOf(file)).toMatch(new RegExp(`export const ${name}\\b`))
  })
})

it.each(otherLanguages)(
  '%s has a file of its own, which reads no text of the page: none is chosen before it',
  (language) => {
    const imports = [...sourceOf(`in/${language}.ts`).matchAll(/^import (?!type).* from '(.*)'/gm)].map(
      ([, from]) => from,
    )
    expect(imports.filter((from) => !/^\.\/|counting\.ts$/.test(from ?? ''))).toEqual([])
  },
)

it.each(files)('%s keeps no words outside of what a language can replace', (file) => {
  const text = sourceOf(file)
  const outside = [...text.matchAll(/^(?:export )?const \w+(?:: [^=]+)? = (\{|'[^']* [^']*')/gm)].map(([line]) => line)
  const allowed = /endings|Sentence|values|languageNames/
  expect(outside.filter((line) => !allowed.test(line))).toEqual([])
})
