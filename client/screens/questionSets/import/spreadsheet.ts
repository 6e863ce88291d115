import type { Table } from './delimitedText.ts'
import { openZip } from './zipFiles.ts'

const textOf = (node: Element): string =>
  [...node.getElementsByTagName('t')].map((part) => part.textContent ?? '').join('')

/** 'C7' is the third column. */
const columnOf = (reference: string): number => {
  let column = 0
  for (const letter of reference.replace(/[^A-Z]/g, '')) column = column * 26 + (letter.charCodeAt(0) - 64)
  return column - 1
}

const cellText = (cell: Element, shared: readonly string[]): string => {
  const kind = cell.getAttribute('t')
  if (kind === 'inlineStr') return textOf(cell)
  const value = cell.getElementsByTagName('v')[0]?.textContent ?? ''
  return kind === 's' ? (shared[Number(value)] ?? '') : value
}

const mostColumns = 40

/** The first sheet of an XLSX file, as text. */
export const readSpreadsheet = async (bytes: Uint8Array<ArrayBuffer>): Promise<Table> => {
  const zip = openZip(bytes)
  const parse = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml')
  const sharedXml = await zip.read('xl/sharedStrings.xml')
  const shared = sharedXml ? [...parse(sharedXml).getElementsByTagName('si')].map(textOf) : []
  const first = zip.names.filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name)).sort()[0]
  const sheet = first ? await zip.read(first) : undefined
  if (sheet === undefined) throw new Error('no sheet')
  return [...parse(sheet).getElementsByTagName('row')]
    .map((row) => {
      const cells: string[] = []
      for (const cell of row.getElementsByTagName('c')) {
        const column = columnOf(cell.getAttribute('r') ?? '')
        const place = column >= 0 ? column : cells.length
        if (place < mostColumns) cells[place] = cellText(cell, shared).trim()
      }
      return Array.from(cells, (content) => content ?? '')
    })
    .filter((row) => row.some((content) => content !== ''))
}
