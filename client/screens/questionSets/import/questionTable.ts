import type { Table, TableRow } from '../../../parts/files/delimitedText.ts'
import { mostRows } from '../../../parts/files/importLimits.ts'
import { importTexts as texts } from '../../../texts/school/importing.ts'
import {
  checkedRow,
  type Imported,
  type ImportedRow,
  type ImportFormat,
  misfitRow,
  namedLanguage,
  nothingFound,
} from './candidate.ts'
import { pairsOf } from './cardPairs.ts'
import { headlessColumns } from './headlessTable.ts'
import { marksReader } from './languages/tableLetters.ts'
import { labelIn, undressed } from './pasted/pastedLines.ts'
import { tidy } from './plainText.ts'
import { correctIndex, sameAnswer, saysAnswers, severalIndexes, starredIndexes, withoutStar } from './rightMarks.ts'
import type { Spreadsheet } from './spreadsheet.ts'
import { statementRows } from './statementTable.ts'
import {
  type Columns,
  fieldsOf,
  findCardColumns,
  findColumns,
  isHeadOfCards,
  namedKind,
  secondsIn,
} from './tableColumns.ts'

const formatOf = (table: Table, headRow: number): ImportFormat => {
  const above = table
    .slice(0, headRow + 1)
    .flat()
    .join(' ')
    .toLowerCase()
  if (above.includes('blooket') || above.includes('question #')) return 'blooket'
  if (above.includes('question type') && above.includes('option 1')) return 'wayground'
  return above.includes('kahoot') || above.includes('max 120 characters') || above.includes('time limit')
    ? 'kahoot'
    : 'table'
}

/** Our exports put an apostrophe before a text that a spreadsheet would calculate. Here it is removed again. */
const undefused = (cell: string): string =>
  cell.replace(/(^|[;\t\r\n])'(?='*[\s"]*[=+\-@|%＝＋－＠｜％﹦﹢﹣﹫])/g, '$1')

type Cells = (column: number) => string

const cellsOf =
  (row: readonly string[]): Cells =>
  (column) =>
    tidy(undefused(column < 0 ? '' : (row[column] ?? '')))

const markIn = (cell: Cells, { correct }: Columns): string => cell(correct).replace(/^["']|["']$/g, '')

/** Which answers a row marks as right. A mark like `1,3` may also be the text of one answer. */
const rightsIn = (mark: string, answers: readonly string[], byText: boolean): number[] => {
  const same = byText || mark.length > 1 ? sameAnswer(mark, answers) : undefined
  const single = same ?? correctIndex(mark, answers)
  return (same === undefined && severalIndexes(mark)) || (single === undefined ? [] : [single])
}

type Marked = { answers: readonly string[]; rights: readonly number[] }

const markedAnswers = (cell: Cells, columns: Columns, byText: boolean, isSeveral: boolean): Marked => {
  const answers = columns.answers.map(cell)
  const mark = markIn(cell, columns)
  if (mark !== '') {
    const several = isSeveral ? severalIndexes(mark) : undefined
    return { answers, rights: several ?? rightsIn(mark, answers, byText) }
  }
  const starred = starredIndexes(answers)
  if (starred.length > 0) return { answers: answers.map(withoutStar), rights: starred }
  return { answers, rights: columns.correct < 0 ? [0] : [] }
}

const readRow = ({ row, cells }: TableRow, columns: Columns, byText: boolean): ImportedRow => {
  const cell = cellsOf(cells)
  const kindCell = cell(columns.kind)
  const named = namedKind(kindCell)
  const isChosen = named === undefined || named === 'choice' || named === 'several'
  const { answers, rights } = isChosen
    ? markedAnswers(cell, columns, byText, named === 'several')
    : { answers: columns.answers.map(cell), rights: [] }
  const kind = named === undefined || named === 'choice' ? (rights.length > 1 ? 'several' : 'choice') : named
  const seconds = secondsIn(cell(columns.time))
  const [within, nearly, unit, strict] = [columns.within, columns.nearly, columns.unit, columns.strict].map(cell)
  const found = {
    question: cell(columns.question),
    explanation: cell(columns.explanation),
    ...(seconds !== undefined && { seconds }),
    ...fieldsOf(kind, {
      answers,
      rights,
      within: within ?? '',
      nearly: nearly ?? '',
      unit: unit ?? '',
      strict: strict ?? '',
    }),
  }
  if (kindCell !== '' && named === undefined) return misfitRow(row, found, texts.unknownKind(kindCell))
  return checkedRow(row, found)
}

const isByText = (rows: Table, columns: Columns): boolean =>
  saysAnswers(
    rows.map(cellsOf).flatMap((cell) => {
      const [mark, kind] = [markIn(cell, columns), cell(columns.kind)]
      return kind === '' || namedKind(kind) === 'choice' ? [{ mark, answers: columns.answers.map(cell) }] : []
    }),
  )

/** Below its headings, Wayground's sheet explains what belongs there. */
const isHint = (cell: string): boolean => /^(text of the question|\(?required|question text)/i.test(cell)

/** Nobody puts more above a heading. */
const mostAbove = 12

const isPairs = (table: Table): boolean => table.every((cells) => cells.filter((cell) => cell !== '').length <= 2)

export const hasHeading = (rows: readonly TableRow[]): boolean =>
  rows.slice(0, mostAbove).some(({ cells }) => findColumns(cells))

/** Where the heading of a table of our own kind stands. The sheets of other products explain themselves above and below it. */
function ownHeadRow(table: Table): number {
  const top = table.slice(0, mostAbove)
  const headRow = top.findIndex(findColumns)
  if (headRow >= 0) return formatOf(table, headRow) === 'table' ? headRow : -1
  const cards = top.findIndex(findCardColumns)
  return top.slice(0, Math.max(0, cards)).every((cells) => cells.filter(Boolean).length < 2) ? cards : -1
}

/** `Answer: see above`, below the rows. */
const isLabel = ({ cells: [cell = '', ...others] }: TableRow): boolean =>
  !others.some(Boolean) && labelIn(undressed(cell)) !== undefined

/** Finds out which kind of table this is and makes questions of it. */
export function readQuestionTable(rows: readonly TableRow[]): Imported {
  const read = rows.slice(0, mostRows)
  const headRow = ownHeadRow(read.map(({ cells }) => cells))
  const notes = read.filter((row, at) => at < headRow || (headRow >= 0 && isLabel(row)))
  return {
    ...readRows(read.filter((row) => !notes.includes(row))),
    ...(notes.length > 0 && {
      unread: notes.map(({ row, cells }) => ({ row, text: cells.filter(Boolean).join(' ') })),
    }),
    ...(rows.length >= mostRows && { isCut: true }),
  }
}

/** Whether a sheet that is not read may hold questions: one with rules or a picture has no two rows of two cells. */
const mayHoldQuestions = (rows: readonly TableRow[]): boolean =>
  rows.filter(({ cells }) => cells.filter((cell) => cell !== '').length > 1).length > 1

/** Every sheet counts its rows from one. */
const named = (sheet: string, read: Imported): Imported =>
  sheet === ''
    ? read
    : {
        ...read,
        rows: read.rows.map((row) => ({ ...row, sheet })),
        unread: read.unread?.map(({ row, text }) => ({ row, text: `${sheet}: ${text}` })) ?? [],
      }

/** Reads all sheets that have the headings of questions, as of a workbook with a sheet for each chapter; without one, the first. */
export const readQuestionSheets = ({ sheets, isCut }: Spreadsheet): Imported => {
  const headed = sheets.filter(({ rows }) => hasHeading(rows))
  const taken = headed.length > 0 ? headed : sheets.slice(0, 1)
  const read = taken.map(({ name, rows }) => named(taken.length > 1 ? name : '', readQuestionTable(rows)))
  const rows = read.flatMap((sheet) => sheet.rows)
  return {
    ...(read[0] ?? nothingFound),
    rows: rows.slice(0, mostRows),
    unread: read.flatMap(({ unread = [] }) => unread),
    ...((rows.length > mostRows || read.some(({ isCut }) => isCut)) && { isCut: true }),
    ...(read.some(({ leavesMedia }) => leavesMedia) && { leavesMedia: true }),
    ...(sheets.some((sheet) => !taken.includes(sheet) && mayHoldQuestions(sheet.rows)) && { leavesSheets: true }),
    ...(isCut && { isCutInSheets: true }),
  }
}

/** The rows with marks in our letters. A mark that is itself one of the answers means that. */
function withOurMarks(
  rows: readonly TableRow[],
  head: readonly string[],
  headRow: number,
  columns: Columns,
): TableRow[] {
  const { correct, answers } = columns
  const isAnswer = ({ cells }: TableRow) => answers.some((column) => cells[column]?.trim() === cells[correct]?.trim())
  const read = marksReader(
    head,
    rows.slice(headRow + 1).flatMap((row) => (isAnswer(row) ? [] : (row.cells[correct] ?? ''))),
  )
  return rows.map((one) => ({
    row: one.row,
    cells: isAnswer(one) ? one.cells : one.cells.map((cell, at) => (at === correct ? read(cell) : cell)),
  }))
}

const readRows = (rows: readonly TableRow[]): Imported => {
  if (rows.length === 0) return { format: 'empty', rows: [] }
  const table = rows.map(({ cells }) => cells)
  const headRow = table.slice(0, mostAbove).findIndex(findColumns)
  const columns = findColumns(table[headRow] ?? [])
  if (columns) {
    const lettered = withOurMarks(rows, table[headRow] ?? [], headRow, columns)
    const below = lettered.slice(headRow + 1).map(({ cells }) => cells)
    const byText = isByText(below, columns)
    const [language] = below.flatMap((cells) => namedLanguage(cells[columns.language] ?? '') || [])
    const hasLinks = below.some((cells) => /^https?:/i.test(cells[columns.image] ?? ''))
    return {
      format: formatOf(table, headRow),
      rows: lettered
        .slice(headRow + 1)
        .filter(({ cells }, at) => at > 0 || !isHint(cells[columns.question] ?? ''))
        .filter(({ cells }) => [columns.question, ...columns.answers].some((column) => (cells[column] ?? '') !== ''))
        .map((row) => readRow(row, columns, byText)),
      ...(hasLinks && { leavesMedia: true }),
      ...(language && { language }),
    }
  }
  const statements = statementRows(rows)
  if (statements) return { format: 'table', rows: statements }
  if (isPairs(table)) {
    const cards = rows.map(({ row, cells: [term = '', definition = ''] }) => ({ row, term, definition }))
    return pairsOf('quizlet', isHeadOfCards(table[0] ?? []) ? cards.slice(1) : cards)
  }
  return { format: 'table', rows: headlessRows(rows, table) }
}

const headlessRows = (rows: readonly TableRow[], table: Table): ImportedRow[] => {
  const columns = headlessColumns(table)
  const byText = isByText(table, columns)
  return rows.map((row) => readRow(row, columns, byText))
}
