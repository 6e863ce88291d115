import { mostRows } from './importLimits.ts'

export type Table = string[][]

const delimiters = ['\t', ';', ','] as const

/** Text as spreadsheets save it: UTF-8 or UTF-16 with their marks, UTF-8 without, and what Windows writes otherwise. */
export const decodeText = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The delimiter that most lines agree on. */
export const guessDelimiter = (text: string): string => {
  const lines = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 20)
  const score = (delimiter: string) => lines.filter((line) => line.includes(delimiter)).length
  return delimiters.reduce((best, next) => (score(next) > score(best) ? next : best))
}

/**
 * Reads CSV and its relatives: quoted cells, doubled quotes, line breaks inside of quotes. A generator: it stops when
 * the caller does.
 */
export const readDelimited = (text: string, delimiter: string = guessDelimiter(text)): Table => {
  const rows: Table = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  const endCell = () => {
    row.push(cell.trim())
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (row.some((content) => content !== '')) rows.push(row)
    row = []
  }
  const source = text.replace(/^\ufeff/, '')
  for (let at = 0; at < source.length && rows.length < mostRows; at++) {
    const letter = source[at]
    if (quoted) {
      if (letter !== '"') cell += letter
      else if (source[at + 1] === '"') {
        cell += '"'
        at++
      } else quoted = false
    } else if (letter === '"' && cell.trim() === '') {
      cell = ''
      quoted = true
    } else if (letter === delimiter) endCell()
    else if (letter === '\n') endRow()
    else if (letter !== '\r') cell += letter
  }
  if (rows.length < mostRows) endRow()
  return rows
}
