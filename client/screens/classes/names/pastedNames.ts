import { nameRows, tidy } from './nameColumns.ts'

/** Names as teachers have them: a column, two columns, "Müller, Lotte", or "Lotte Müller". Read here, so that nothing else of the list leaves the browser. */

export type PastedNames = {
  names: string[]
  /** How the list is written, as far as it can be seen. */
  familyFirst: boolean
  hadMail: boolean
}

/** Class lists are sorted by the family name: how well the rows are in the order of one part. */
const order = (parts: readonly string[]): number => {
  const pairs = parts.slice(1).map((part, at) => (parts[at] ?? '').localeCompare(part) <= 0)
  return pairs.length === 0 ? 0 : pairs.filter(Boolean).length / pairs.length
}

/** Undefined where a row is one word, or one name that nothing divides. */
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

/** `familyFirst`: as the teacher says; without it, as the list looks. */
export const pastedNames = (text: string, familyFirst?: boolean): PastedNames => {
  const { rows: all, familyFirst: told } = nameRows(text)
  const rows = all.map(({ cells }) => cells).filter((cells) => cells.length > 0)
  const isTurned = familyFirst ?? told ?? guessed(rows)
  const names = rows.map((cells) => {
    const parts = firstAndLast(cells)
    if (!parts) return cells[0] ?? ''
    const [first, last] = isTurned ? [parts[1], parts[0]] : parts
    return tidy(`${first} ${last}`)
  })
  return { names, familyFirst: isTurned, hadMail: all.some((row) => row.hadMail) }
}

/** Each once that stands there more often. */
export const sameNames = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, at) => names.indexOf(name) !== at)),
]
