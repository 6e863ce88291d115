import type { TableRow } from '../../../parts/files/delimitedText.ts'
import { mostRows } from '../../../parts/files/importLimits.ts'
import { type Imported, nothingFound } from './candidate.ts'
import { pairsOf } from './cardPairs.ts'
import { asTable, headCells, withBarsAround } from './drawnTable.ts'
import { questionIn, undressed } from './pasted/pastedLines.ts'
import { linesOf, readLines } from './pasted/pastedText.ts'
import type { Tabled } from './pasted/tabled.ts'
import { tidy } from './plainText.ts'
import { readQuestionTable } from './questionTable.ts'
import { type CardColumns, findCardColumns, findColumns } from './tableColumns.ts'
import { filedTablesIn, isHead, type TableInText, tablesIn } from './tablesInText.ts'
import { trueOrFalse } from './trueOrFalse.ts'

/** 0 if there is none. */
const numberIn = (cell: string): number => Number(/^(\d{1,3})[.)]?$/.exec(cell)?.[1] ?? 0)

/** The number that stands in a cell before the question. */
const numberBefore = ({ cells }: TableRow, column: number): number => numberIn(cells.slice(0, column).join(''))

interface ReadTable {
  from: number
  behind: number
  /** It holds the numbers of questions and their right answers. */
  isKey: boolean
  questions: Tabled[]
  imported: Imported
}

/** The columns of a table of cards. Without a heading it has no others. */
const cardColumns = ([head, ...below]: readonly TableRow[]): CardColumns | undefined => {
  const cells = headCells(head?.cells ?? [])
  if (findColumns(cells)) return undefined
  const isBare = [head, ...below].every((row) => (row?.cells.filter(Boolean).length ?? 0) <= 2)
  return findCardColumns(cells) ?? (isBare ? { question: 0, correct: 1, explanation: -1 } : undefined)
}

const readTable = ({ from, behind, isDrawn, rows }: TableInText): ReadTable => {
  const head = headCells(rows[0]?.cells ?? [])
  const cards = cardColumns(rows)
  if (cards) {
    const below = rows.slice(isHead(head) ? 1 : 0)
    const isKey = below.every(({ cells }) => numberIn(cells[cards.question] ?? '') > 0)
    const questions = below.map((row) => ({
      row: row.row,
      number: isKey ? numberIn(row.cells[cards.question] ?? '') : numberBefore(row, cards.question),
      question: tidy(row.cells[cards.question] ?? ''),
      right: tidy(row.cells[cards.correct] ?? ''),
      why: tidy(row.cells[cards.explanation] ?? ''),
      heading: head[cards.correct] ?? '',
    }))
    return { from, behind, isKey, questions, imported: { ...nothingFound, isCut: rows.length >= mostRows } }
  }
  const imported = readQuestionTable(isDrawn ? asTable(rows) : rows)
  const column = findColumns(head)?.question ?? 1
  const numbers = new Map(rows.map((row) => [row.row, numberBefore(row, column)]))
  const questions = imported.rows.map((read) => ({
    row: read.row,
    number: numbers.get(read.row) ?? 0,
    question: read.draft.question,
    read,
  }))
  return { from, behind, isKey: false, questions, imported }
}

/** A table of cards that the question right above it is about. */
const isAskedAbout = (lines: readonly string[], { from, questions, isKey }: ReadTable): boolean => {
  if (isKey || questions.some(({ read }) => read)) return false
  const above = lines.slice(Math.max(0, from - 3), from).findLast((line) => line.trim()) ?? ''
  return questionIn(undressed(above), false) !== undefined
}

/** Tables that hold nothing but cards, of which the author chooses how they are asked. */
const asCards = (tables: readonly ReadTable[]): Imported | undefined => {
  const cards = tables.flatMap(({ questions }) => questions)
  if (cards.some(({ read, question, right = '', heading }) => read || trueOrFalse(question, right, heading)))
    return undefined
  return pairsOf(
    'quizlet',
    cards.map(({ row, question, right = '' }) => ({ row, term: question, definition: right })),
  )
}

/** A text of questions in lines and in tables, all in their order. Undefined if it has no table with headings. */
export function readTextWithTables(source: string): Imported | undefined {
  const lines = withBarsAround(linesOf(source))
  const found = tablesIn(lines)
  const tables = (found.length > 0 ? found : filedTablesIn(lines))
    .map(readTable)
    .filter((table) => !isAskedAbout(lines, table))
  if (tables.length === 0) return undefined
  const { imported, isAsked } = readLines(lines, tables)
  // A file may have rows of fewer cells.
  if (found.length === 0 && !isAsked) return undefined
  const cards = isAsked ? undefined : asCards(tables)
  const all = tables.map((table) => table.imported)
  const [first] = all.filter(({ format }) => format !== 'empty')
  const [language] = all.flatMap((table) => table.language ?? [])
  return {
    ...imported,
    unread: [imported, ...all].flatMap(({ unread = [] }) => unread).toSorted((one, other) => one.row - other.row),
    ...(!isAsked && { format: first?.format ?? 'table' }),
    ...cards,
    ...(all.some(({ isCut }) => isCut) && { isCut: true }),
    ...(all.some(({ leavesMedia }) => leavesMedia) && { leavesMedia: true }),
    ...(language && { language }),
  }
}
