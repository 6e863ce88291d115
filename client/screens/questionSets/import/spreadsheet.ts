import { cutText } from '../../../../rooms/shared/names/shortName.ts'
import type { TableRow } from '../../../parts/files/delimitedText.ts'
import { mostRows, mostSheets } from '../../../parts/files/importLimits.ts'
import { openZip, type ZippedFiles } from '../../../parts/files/zipFiles.ts'
import { shownNumbers } from './shownNumbers.ts'
import { attribute, type Piece, piecesOf, readable } from './xmlPieces.ts'

const mostColumns = 40

/** Signs that XML has no place for are written as `_x000D_`. */
const withSigns = (text: string): string =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** A text with several formats is stored in several pieces. The readings of Japanese signs stand behind them. */
const textOf = (written: string): string => {
  let text = ''
  for (const { inner } of piecesOf(written.split('<rPh', 1)[0] ?? '', 't')) text += withSigns(readable(inner))
  return text
}

/** 'C7' is the third column. */
const columnOf = (reference: string): number => {
  let column = 0
  for (const letter of reference.replace(/[^A-Z]/g, '')) column = column * 26 + (letter.charCodeAt(0) - 64)
  return column - 1
}

/** The text of a cell, or the number of a text that several cells share. */
type Cell = string | { shared: number }

type ShowNumber = ReturnType<typeof shownNumbers>

const cellOf = (cell: Piece, showNumber: ShowNumber): Cell => {
  const kind = attribute(cell, 't')
  if (kind === 'inlineStr') return textOf(cell.inner)
  const value = readable(piecesOf(cell.inner, 'v').next().value?.inner ?? '')
  if (kind === 's') return { shared: Number(value) }
  if (kind === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  return kind === '' || kind === 'n' ? showNumber(value, attribute(cell, 's')) : withSigns(value)
}

const cellsOf = (row: Piece, showNumber: ShowNumber): Cell[] => {
  const cells: Cell[] = []
  for (const cell of piecesOf(row.inner, 'c')) {
    const column = columnOf(attribute(cell, 'r'))
    const place = column >= 0 ? column : cells.length
    if (place < mostColumns) cells[place] = cellOf(cell, showNumber)
  }
  return Array.from(cells, (cell) => cell ?? '')
}

/** Of the shared texts, only those that some cell uses. */
const sharedTexts = (xml: string, wanted: ReadonlySet<number>): Map<number, string> => {
  const texts = new Map<number, string>()
  let number = 0
  for (const { inner } of piecesOf(xml, 'si')) {
    if (wanted.has(number)) texts.set(number, textOf(inner))
    if (texts.size === wanted.size) break
    number++
  }
  return texts
}

interface WrittenRow {
  row: number
  cells: Cell[]
}

/** The rows with content, up to the limit. */
const rowsOf = (sheet: string, showNumber: ShowNumber): WrittenRow[] => {
  const rows: WrittenRow[] = []
  let number = 0
  for (const row of piecesOf(sheet, 'row')) {
    // Programs may leave out empty rows, and then name the number of the next one.
    number = Number(attribute(row, 'r')) || number + 1
    const cells = cellsOf(row, showNumber)
    if (cells.some((cell) => cell !== '')) rows.push({ row: number, cells })
    if (rows.length === mostRows) break
  }
  return rows
}

/** A prefix for the elements of all spreadsheets. Files of Excel also have prefixes for later additions. */
const ofSheets =
  /\sxmlns:([\w-]+)="http:\/\/(?:schemas\.openxmlformats\.org|purl\.oclc\.org\/ooxml)\/spreadsheetml\/[\w/]+"/

/** Some programs write `<x:row>` for `<row>`. */
const unprefixed = (xml: string): string => {
  const [, prefix = ''] = ofSheets.exec(xml.slice(0, 4_000)) ?? []
  return prefix === '' ? xml : xml.replaceAll(`<${prefix}:`, '<').replaceAll(`</${prefix}:`, '</')
}

const mostInName = 40

type SheetFile = { file: string; name: string }

/** From left to right as a reader sees them; the names of the files say only which sheet was made first. */
async function sheetFiles(zip: ZippedFiles, workbook: string): Promise<SheetFile[]> {
  const files = zip.names.filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name)).sort()
  const links = [...piecesOf((await zip.read('xl/_rels/workbook.xml.rels')) ?? '', 'Relationship')]
  const targets = new Map(links.map((link) => [attribute(link, 'Id'), attribute(link, 'Target')]))
  const shown = [...piecesOf(workbook, 'sheet')].filter((sheet) => !/hidden/i.test(attribute(sheet, 'state')))
  const inOrder = shown.map((sheet) => ({
    file: `xl/${(targets.get(attribute(sheet, 'r:id')) ?? '').replace(/^\/xl\//, '')}`,
    // Programs let nobody write a long one.
    name: cutText(attribute(sheet, 'name').slice(0, 2 * mostInName), mostInName),
  }))
  const known = inOrder.filter(({ file }) => files.includes(file))
  return known.length > 0 ? known : files.map((file) => ({ file, name: '' }))
}

/** A sheet with its name as on its tab. */
export type TableSheet = { name: string; rows: TableRow[] }

/** `isCut`: there are more sheets than we read. */
export type Spreadsheet = { sheets: TableSheet[]; isCut: boolean }

/** The sheets of an XLSX file that are not hidden, as text. They are read from front to back and never laid out: no worker would be quicker. */
export const readSpreadsheet = async (bytes: Uint8Array<ArrayBuffer>): Promise<Spreadsheet> => {
  const zip = openZip(bytes)
  const read = async (name: string) => unprefixed((await zip.read(name)) ?? '')
  const [styles, workbook] = [await read('xl/styles.xml'), await read('xl/workbook.xml')]
  const files = await sheetFiles(zip, workbook)
  const taken = files.slice(0, mostSheets)
  if (files.length === 0) throw new Error('no sheet')
  const showNumber = shownNumbers(styles, workbook)
  const sheets: WrittenRow[][] = []
  for (const { file } of taken) sheets.push(rowsOf(await read(file), showNumber))
  const wanted = new Set(
    sheets.flat().flatMap(({ cells }) => cells.flatMap((cell) => (typeof cell === 'object' ? cell.shared : []))),
  )
  const shared = sharedTexts(await read('xl/sharedStrings.xml'), wanted)
  const said = (cell: Cell) => (typeof cell === 'object' ? (shared.get(cell.shared) ?? '') : cell).trim()
  const textsOf = (rows: readonly WrittenRow[]) =>
    rows
      .map(({ row, cells }) => ({ row, cells: cells.map(said) }))
      .filter(({ cells }) => cells.some((text) => text !== ''))
  return {
    sheets: sheets.map((rows, at) => ({ name: taken[at]?.name ?? '', rows: textsOf(rows) })),
    isCut: files.length > taken.length,
  }
}
