import { csvCell } from '../../../../rooms/shared/csvCell.ts'
import { workbookOf, workbookType } from '../../files/workbook.ts'

export type Cell = string | number

/** Readers remove an apostrophe before a text that looks like a formula. A text that already begins with one gets a second. */
const guarded = (cell: Cell): Cell =>
  typeof cell === 'number' ? cell : cell.replace(/(^|[;\t\r\n])'(?='*[\s"]*[=+\-@|%＝＋－＠｜％﹦﹢﹣﹫])/g, "$1''")

export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => row.map((cell) => csvCell(guarded(cell))).join(',')).join('\r\n')

/** A file with one sheet. `name` is written on its tab. */
export const xlsxOf = (rows: readonly (readonly Cell[])[], name = 'Questions'): Uint8Array<ArrayBuffer> =>
  workbookOf([{ name, rows: rows.map((row) => row.map(guarded)) }])

export const xlsxType = workbookType
