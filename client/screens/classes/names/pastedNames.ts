import { nameRows, tidy } from './nameColumns.ts'

/**
 * Reads names as teachers have them: a column, two columns, "Müller, Lotte", or "Lotte Müller". The browser reads them, so that
 * nothing else of the list leaves it.
 */

export type PastedNames = {
  names: string[]
  /** Whether family names come first, as far as the list shows it. */
  familyFirst: boolean
  hadMail: boolean
}

/** How well the rows are sorted by this part of the name. Class lists are usually sorted by the family name. */
const order = (parts: readonly string[]): number => {
  const pairs = parts.slice(1).map((part, at) => (parts[at] ?? '').localeCompare(part) <= 0)
  return pairs.length === 0 ? 0 : pairs.filter(Boolean).length / pairs.length
}

/** Undefined if a row is one word, or one name without a separator. */
const firstAndLast = (cells: readonly string[]): [string, string] | undefined => {
  if (cells.length > 1) return [cells[0] ?? '', cells[1] ?? '']
  const words = (cells[0] ?? '').split(' ')
  return words.length > 1 ? [words[0] ?? '', words.slice(1).join(' ')] : undefined
}

const guessed = (rows: readonly string[][]): boolean => {
  const divided = rows.flatMap((cells) => firstAndLast(cells) ?? [])
  const begins = divided.filter((_part, at) => at % 2 === 0)
  const ends = divided.filter((_part, at) => at % 2 === 1)
  const byComma = rows.filter((cells) => cells.length > 1).length
  if (byComma > rows.length / 2 && begins.length < 3) return true
  if (begins.length < 3) return byComma > 0
  return byComma > rows.length / 2 ? order(begins) >= order(ends) : order(begins) > order(ends)
}

/** `Müller, Lotte`. A comma and a space turn a name round. A comma alone, or a tab, may also stand between two columns. */
const areTurned = (text: string): boolean => {
  const lines = text.split(/\r\n?|\n/u).filter((line) => line.trim() !== '')
  return lines.filter((line) => /^[^,،、，]*\p{L}[,،] +\p{L}[^,]*$/u.test(line)).length * 2 > lines.length
}

/** In Chinese, Japanese and Korean the family name comes first, in games as in lists. */
const familyStaysFirst = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const areInOrder = (rows: readonly string[][]): boolean =>
  rows.filter((cells) => familyStaysFirst.test(cells.join(' '))).length > rows.length / 2

/** `familyFirst` is the teacher's choice; without one, the list itself decides. */
export const pastedNames = (text: string, familyFirst?: boolean): PastedNames => {
  const { rows: all, familyFirst: told } = nameRows(text)
  const rows = all.map(({ cells }) => cells).filter((cells) => cells.length > 0)
  // Among names in two cells, one in a single cell is as people say it, or it is only one part of a name.
  const areDivided = rows.filter((cells) => cells.length > 1).length >= rows.length / 2
  const isTurned = familyFirst ?? (!areInOrder(rows) && (told ?? ((areDivided && areTurned(text)) || guessed(rows))))
  const names = rows.map((cells) => {
    const parts = areDivided && cells.length === 1 ? undefined : firstAndLast(cells)
    if (!parts) return cells[0] ?? ''
    const [first, last] = isTurned ? [parts[1], parts[0]] : parts
    return tidy(`${first} ${last}`)
  })
  return { names, familyFirst: isTurned, hadMail: all.some((row) => row.hadMail) }
}

/** The names that occur more than once, each listed once. */
export const sameNames = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, at) => names.indexOf(name) !== at)),
]
