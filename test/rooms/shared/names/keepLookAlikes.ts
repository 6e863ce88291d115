import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Keeps those letters of Unicode's list of confusables that look like Latin letters or digits: `npx node
 * test/rooms/shared/names/keepLookAlikes.ts confusables.txt`, with the file of that name from unicode.org/Public/security. Leaves
 * out letters that become the same by decomposition and without their marks.
 */
const bare = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '')
const lettersOf = (hex: string): string =>
  String.fromCodePoint(...hex.split(' ').map((number) => Number.parseInt(number, 16)))

function readConfusables(text: string): { version: string; groups: Map<string, string> } {
  const groups = new Map<string, string>()
  for (const [, from = '', to = ''] of text.matchAll(/^([0-9A-F]+) ;\t([0-9A-F ]+) ;/gm)) {
    const [letter, latin] = [lettersOf(from), bare(lettersOf(to))]
    const isPlain = bare(letter) === letter && letter > '\u007f'
    if (isPlain && /^[A-Za-z0-9]{1,3}$/.test(latin)) groups.set(latin, (groups.get(latin) ?? '') + letter)
  }
  return { version: /^# Version: (\S+)/m.exec(text)?.[1] ?? '', groups }
}

if (import.meta.main) {
  const { version, groups } = readConfusables(readFileSync(process.argv[2] ?? '', 'utf8'))
  const rows = [...groups].map(([latin, others]) => `  [${JSON.stringify(latin)}, ${JSON.stringify(others)}],`)
  const code = `/**
 * What Unicode knows to be taken for Latin letters and digits, version ${version}: made by
 * test/rooms/shared/names/keepLookAlikes.ts. Copyright © Unicode, Inc., see assets/names/unicode-license.txt.
 */
const unicodeLookAlikes: readonly (readonly [latin: string, others: string])[] = [
${rows.join('\n')}
]
`
  writeFileSync(join(import.meta.dirname, '../../../../rooms/shared/names/unicodeLookAlikes.ts'), code)
}
