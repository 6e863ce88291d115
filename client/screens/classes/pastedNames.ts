/** Names as teachers have them: a column, two columns, "Müller, Lotte", or "Lotte Müller". Read here, so that nothing else of the list leaves the browser. */

export type PastedNames = {
  names: string[]
  /** How the list is written, as far as it can be seen. */
  familyFirst: boolean
  hadMail: boolean
}

const isMail = (cell: string) => cell.includes('@')
/** "1.", "12)" and the like, at the beginning of a row. */
const numbering = /^\s*\d{1,3}[.):]?(?:\s+|$)/u

const tidy = (text: string) => text.normalize('NFC').replace(/\s+/gu, ' ').trim()

type Row = { cells: string[]; hadMail: boolean }

const rowOf = (line: string): Row => {
  const columns = line
    .replace(numbering, '')
    .split(/[\t;]/u)
    .map(tidy)
    .filter((cell) => cell !== '' && !/^\d+$/u.test(cell))
  const named = columns.filter((cell) => !isMail(cell))
  const [only] = named
  const cells = named.length === 1 && only !== undefined ? only.split(',').map(tidy) : named
  return { cells: cells.filter((cell) => cell !== ''), hadMail: named.length < columns.length }
}

/** Class lists are sorted by the family name: how well the rows are in the order of one part. */
const order = (parts: readonly string[]): number => {
  const pairs = parts.slice(1).map((part, at) => (parts[at] ?? '').localeCompare(part) <= 0)
  return pairs.length === 0 ? 0 : pairs.filter(Boolean).length / pairs.length
}

const headings = /^(?:nr|no|name|names|vorname|nachname|first name|last name|family name|given name|surname)\.?$/iu
const isHeading = (cells: readonly string[]) => cells.length > 0 && cells.every((cell) => headings.test(cell))

const rowsOf = (text: string): Row[] => {
  const lines = text.split(/\r?\n/u).filter((line) => line.trim() !== '')
  const [only] = lines
  // One line with many commas is a list, and no name.
  const isList = lines.length === 1 && only !== undefined && only.split(',').length > 2
  return (isList ? only.split(',') : lines).map(rowOf).filter(({ cells }) => !isHeading(cells))
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
  const all = rowsOf(text)
  const rows = all.map(({ cells }) => cells).filter((cells) => cells.length > 0)
  const isTurned = familyFirst ?? guessed(rows)
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
