import { csvCell } from '../../../../rooms/shared/csvCell.ts'
import { zipped } from '../../files/zipWriting.ts'
import { element, escaped, xmlHead } from './xmlWriting.ts'

export type Cell = string | number

/** Readers remove an apostrophe before a text that looks like a formula. A text that already begins with one gets a second. */
const guarded = (cell: Cell): Cell =>
  typeof cell === 'number' ? cell : cell.replace(/(^|[;\t\r\n])'(?='*[\s"]*[=+\-@|%＝＋－＠｜％﹦﹢﹣﹫])/g, "$1''")

export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => row.map((cell) => csvCell(guarded(cell))).join(',')).join('\r\n')

const columnName = (column: number): string => String.fromCharCode(65 + column)

/** A text is written as text, so that no spreadsheet calculates it. */
const cellOf = (cell: Cell, place: string): string => {
  if (cell === '') return ''
  if (typeof cell === 'number') return element('c', { r: place }, element('v', {}, String(cell)))
  const text = element('t', { 'xml:space': 'preserve' }, escaped(String(guarded(cell))))
  return element('c', { r: place, t: 'inlineStr' }, element('is', {}, text))
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const contentTypes = 'http://schemas.openxmlformats.org/package/2006/content-types'
const ml = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** A sheet with only as much as spreadsheets need to open it. */
export function xlsxOf(rows: readonly (readonly Cell[])[], name = 'Questions'): Uint8Array<ArrayBuffer> {
  const written = rows.map((row, at) =>
    element('row', { r: at + 1 }, ...row.map((cell, column) => cellOf(cell, `${columnName(column)}${at + 1}`))),
  )
  const relation = (type: string, target: string) =>
    element(
      'Relationships',
      { xmlns: relations },
      element('Relationship', { Id: 'rId1', Type: `${office}/${type}`, Target: target }),
    )
  const sheets = element('sheets', {}, element('sheet', { name, sheetId: 1, 'r:id': 'rId1' }))
  const xml = (content: string) => `${xmlHead}${content}`
  return zipped({
    '[Content_Types].xml': xml(
      element(
        'Types',
        { xmlns: contentTypes },
        element('Default', {
          Extension: 'rels',
          ContentType: 'application/vnd.openxmlformats-package.relationships+xml',
        }),
        element('Override', { PartName: '/xl/workbook.xml', ContentType: `${ml}.sheet.main+xml` }),
        element('Override', { PartName: '/xl/worksheets/sheet1.xml', ContentType: `${ml}.worksheet+xml` }),
      ),
    ),
    '_rels/.rels': xml(relation('officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': xml(element('workbook', { xmlns: main, 'xmlns:r': office }, sheets)),
    'xl/_rels/workbook.xml.rels': xml(relation('worksheet', 'worksheets/sheet1.xml')),
    'xl/worksheets/sheet1.xml': xml(element('worksheet', { xmlns: main }, element('sheetData', {}, ...written))),
  })
}

export const xlsxType = `${ml}.sheet`
