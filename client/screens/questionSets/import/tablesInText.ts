import { delimitedRows, type TableRow } from '../../../parts/files/delimitedText.ts'
import { mostRows } from '../../../parts/files/importLimits.ts'
import { drawnRows, headCells, isDrawnRow } from './drawnTable.ts'
import { asks } from './languages/leadingWords.ts'
import { answerIn } from './pasted/pastedLines.ts'
import { findCardColumns, findColumns, mayBeHead } from './tableColumns.ts'

/** A table of questions among the lines of a text: its first line, the first one behind it, and its rows. */
export interface TableInText {
  from: number
  behind: number
  isDrawn: boolean
  rows: TableRow[]
}

/** Nobody writes more into one text. What stands below them is read as lines. */
const mostTables = 30
/** A table of more rows than are read. */
const mostLines = 4 * mostRows

export const isHead = (cells: readonly string[]): boolean => {
  const head = headCells(cells)
  return findColumns(head) !== undefined || findCardColumns(head) !== undefined
}

/** `| Which city? | Paris | Rome | B |`, perhaps with a number before it. */
const asksInRow = ({ cells }: TableRow): boolean =>
  cells.filter(Boolean).length > 1 &&
  cells.slice(0, 2).some((cell) => asks(cell)) &&
  // Word puts tabs into its lists.
  !cells.some((cell) => answerIn(cell, false).length > 0 || /^\(?[a-f\d]{1,3}[.)]$/i.test(cell))

/** The heading that rows further below may go on with. */
const headOf = (table: TableInText | undefined): TableRow | undefined =>
  table?.rows.slice(0, 1).find(({ cells }) => isHead(cells))

/**
 * Parts a list of rows at each heading. Rows above the first one belong to the table before, if they have as many cells: a title
 * may stand between its rows. Or else they have to ask.
 */
function partedAtHeads(rows: readonly TableRow[], before: TableRow | undefined): TableRow[][] {
  const parts: TableRow[][] = []
  let last: TableRow[] | undefined
  for (const row of rows) {
    const lastRow = last?.at(-1)
    // Behind an empty line there may be a table of another kind. Below its heading a table has a line of its own.
    const isApart =
      lastRow && row.row > lastRow.row + (last?.length === 1 ? 2 : 1) && row.cells.length !== lastRow.cells.length
    if (isHead(row.cells)) parts.push([row])
    else if (last && !isApart) last.push(row)
    else if (before && row.cells.length === before.cells.length) parts.push([before, row])
    else if (rows.every(asksInRow)) parts.push([row])
    last = isApart && parts.at(-1) === last ? undefined : parts.at(-1)
  }
  return parts
}

/** The lines that hang together from this one on. Empty ones may stand between them. */
function runFrom(lines: readonly string[], from: number, isOfRun: (line: string) => boolean): number {
  let behind = from + 1
  for (let at = behind; at < lines.length && (isOfRun(lines[at] ?? '') || lines[at]?.trim() === ''); at++)
    if (lines[at]?.trim()) behind = at + 1
  return behind
}

function drawnTables(lines: readonly string[]): TableInText[] {
  const tables: TableInText[] = []
  for (let from = 0; from < lines.length && tables.length < mostTables; from++) {
    if (!isDrawnRow(lines[from] ?? '')) continue
    const behind = runFrom(lines, from, isDrawnRow)
    const rows = drawnRows(lines.slice(from, behind)).map(({ row, cells }) => ({ row: row + from, cells }))
    for (const part of partedAtHeads(rows, headOf(tables.at(-1)))) {
      const [first] = part.filter(({ row }) => row > from)
      const last = part.at(-1)
      if (first && last && (part.length > 1 || asksInRow(last)))
        tables.push({ from: first.row - 1, behind: last.row, isDrawn: true, rows: part })
    }
    from = behind - 1
  }
  return tables
}

/** How a table begins in a line: with a heading, with a row of the table before, or with a row that asks. */
function beginningIn(line: string, sign: string, before: TableRow | undefined): 'head' | 'goesOn' | 'asks' | undefined {
  if (!line.includes(sign)) return undefined
  const cells = delimitedRows(line, sign)[0]?.cells ?? []
  if (cells.length >= fewestCells(sign) && mayBeHead(line) && isHead(cells)) return 'head'
  if (sign !== '\t') return undefined
  if (cells.length > 2 && cells.length === before?.cells.length) return 'goesOn'
  return cells.length > 3 && asksInRow({ row: 0, cells }) ? 'asks' : undefined
}

const fewestCells = (sign: string): number => (sign === '\t' ? 2 : 3)

/** The rows of a table that begins here, and the first line behind it: one of fewer cells, or another heading. */
function rowsFrom(lines: readonly string[], from: number, sign: string): { rows: TableRow[]; behind: number } {
  const text = lines.slice(from, from + mostLines).join('\n')
  const rows = delimitedRows(text, sign).map(({ row, cells }) => ({ row: row + from, cells }))
  const end = rows.findIndex(({ cells }, at) => at > 0 && (cells.length < fewestCells(sign) || isHead(cells)))
  if (end >= 0) return { rows: rows.slice(0, end), behind: (rows[end]?.row ?? 0) - 1 }
  return { rows, behind: rows.length >= mostRows ? lines.length : Math.min(lines.length, from + mostLines) }
}

/** Tables whose cells stand between tabs or other signs. */
function delimitedTables(lines: readonly string[], sign: string): TableInText[] {
  const tables: TableInText[] = []
  // A beginning without a row below it is no table, but to look for the row takes as long.
  let beginnings = 0
  for (let from = 0; from < lines.length && beginnings < mostTables; from++) {
    const before = headOf(tables.at(-1))
    const beginning = beginningIn(lines[from] ?? '', sign, before)
    if (!beginning) continue
    beginnings++
    const { rows, behind } = rowsFrom(lines, from, sign)
    const whole = beginning === 'goesOn' && before ? [before, ...rows] : rows
    if (whole.length > 1 || beginning === 'asks') tables.push({ from, behind, isDrawn: false, rows: whole })
    from = behind - 1
  }
  return tables
}

const without = (lines: readonly string[], tables: readonly TableInText[]): string[] =>
  tables.reduce((left, { from, behind }) => left.fill('', from, behind), [...lines])

/** The tables with headings that a text holds, drawn with bars or with cells between tabs. */
export function tablesIn(lines: readonly string[]): TableInText[] {
  const drawn = drawnTables(lines)
  const tabbed = delimitedTables(without(lines, drawn), '\t')
  return [...drawn, ...tabbed].toSorted((one, other) => one.from - other.from)
}

/** Those of a file with commas or the like, of which any sentence may have some. */
export const filedTablesIn = (lines: readonly string[]): TableInText[] =>
  [';', ','].map((sign) => delimitedTables(lines, sign)).find((tables) => tables.length > 0) ?? []
