import { mostRows } from './importLimits.ts'

export type Table = string[][]

/** A row of a file, and where its author finds it: the number of its row or of its first line, counted from 1. */
export interface TableRow {
  row: number
  cells: string[]
}

const delimiters = ['\t', ';', ','] as const

/** Text as spreadsheets save it: UTF-8 or UTF-16 with a mark, UTF-8 without, or the encoding of Windows. */
export const decodeText = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** In its first line a file may tell Excel its delimiter. */
const toldDelimiter = /^\ufeff?sep=(.)(?:\r\n?|\n)/i

/** The delimiter that the file names, or that most lines agree on. */
export const guessDelimiter = (text: string): string => {
  const [, told] = toldDelimiter.exec(text) ?? []
  if (told !== undefined) return told
  const lines = text
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 20)
  const score = (delimiter: string) => lines.filter((line) => line.includes(delimiter)).length
  return delimiters.reduce((best, next) => (score(next) > score(best) ? next : best))
}

/** Where a quoted cell ends: at the quote before the next cell. If there is none, the first quote is an ordinary letter. */
const endOfQuoted = (source: string, from: number, delimiter: string): number => {
  for (let at = from; ; at++) {
    at = source.indexOf('"', at)
    if (at < 0 || at - from > longestCell) return -1
    if (source[at + 1] === '"') {
      at++
      continue
    }
    const behind = /^[^\S\t\n]*/.exec(source.slice(at + 1, at + 4))?.[0].length ?? 0
    const next = source[at + 1 + behind]
    return next === undefined || next === delimiter || next === '\n' ? at : -1
  }
}

const longestCell = 20_000

/** Reads CSV and similar formats: quoted cells, doubled quotes, line breaks inside quotes. Stops after `most` rows. */
export const delimitedRows = (
  text: string,
  delimiter: string = guessDelimiter(text),
  most: number = mostRows,
): TableRow[] => {
  const rows: TableRow[] = []
  let cells: string[] = []
  const first = toldDelimiter.test(text) ? 2 : 1
  let [begun, line] = [first, first]
  const source = text
    .replace(toldDelimiter, '')
    .replace(/^\ufeff/, '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
  for (let at = 0; at <= source.length && rows.length < most; ) {
    const quoted = source[at] === '"' ? endOfQuoted(source, at + 1, delimiter) : -1
    const end = endOfCell(source, quoted < 0 ? at : quoted + 1, delimiter)
    const cell = quoted < 0 ? source.slice(at, end) : source.slice(at + 1, quoted).replaceAll('""', '"')
    cells.push(cell.trim())
    if (quoted >= 0) line += cell.split('\n').length - 1
    if (source[end] !== delimiter) {
      if (cells.some((content) => content !== '')) rows.push({ row: begun, cells })
      cells = []
      line += 1
      begun = line
    }
    at = end + 1
  }
  return rows
}

/** The cells alone. */
export const readDelimited = (...given: Parameters<typeof delimitedRows>): Table =>
  delimitedRows(...given).map(({ cells }) => cells)

const endOfCell = (source: string, from: number, delimiter: string): number => {
  let at = from
  while (at < source.length && source[at] !== delimiter && source[at] !== '\n') at++
  return at
}
