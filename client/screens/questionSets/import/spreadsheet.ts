import type { Table } from './delimitedText.ts'
import { mostRows, mostTags, TooLarge } from './importLimits.ts'
import { openZip } from './zipFiles.ts'

const textOf = (node: Element): string =>
  [...node.getElementsByTagName('t')].map((part) => part.textContent ?? '').join('')

/** 'C7' is the third column. */
const columnOf = (reference: string): number => {
  let column = 0
  for (const letter of reference.replace(/[^A-Z]/g, '')) column = column * 26 + (letter.charCodeAt(0) - 64)
  return column - 1
}

const cellText = (cell: Element, shared: readonly Element[]): string => {
  const kind = cell.getAttribute('t')
  if (kind === 'inlineStr') return textOf(cell)
  const value = cell.getElementsByTagName('v')[0]?.textContent ?? ''
  if (kind !== 's') return value
  const entry = shared[Number(value)]
  return entry ? textOf(entry) : ''
}

const mostColumns = 40

const rowCells = (row: Element, shared: readonly Element[]): string[] => {
  const cells: string[] = []
  for (const cell of row.getElementsByTagName('c')) {
    const column = columnOf(cell.getAttribute('r') ?? '')
    const place = column >= 0 ? column : cells.length
    if (place < mostColumns) cells[place] = cellText(cell, shared).trim()
  }
  return Array.from(cells, (content) => content ?? '')
}

const tagsIn = (xml: string): number => {
  let tags = 0
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at + 1)) tags++
  return tags
}

/** Counted before it is laid out: a few kilobytes unpack to millions of tags, or of entities within entities. */
const parse = (xml: string): Document => {
  if (tagsIn(xml) > mostTags) throw new TooLarge('tags')
  if (xml.includes('<!DOCTYPE')) throw new Error('no spreadsheet declares entities')
  return new DOMParser().parseFromString(xml, 'application/xml')
}

/** The first sheet of an XLSX file, as text. */
export const readSpreadsheet = async (bytes: Uint8Array<ArrayBuffer>): Promise<Table> => {
  const zip = openZip(bytes)
  const sharedXml = await zip.read('xl/sharedStrings.xml')
  const shared = sharedXml ? [...parse(sharedXml).getElementsByTagName('si')] : []
  const first = zip.names.filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name)).sort()[0]
  const sheet = first ? await zip.read(first) : undefined
  if (sheet === undefined) throw new Error('no sheet')
  const rows: Table = []
  for (const row of parse(sheet).getElementsByTagName('row')) {
    if (rows.length === mostRows) break
    const cells = rowCells(row, shared)
    if (cells.some((content) => content !== '')) rows.push(cells)
  }
  return rows
}
