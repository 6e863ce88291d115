import { usualAnswers } from '../../../../rooms/shared/questions/questionLimits.ts'
import type { Table } from '../../../parts/files/delimitedText.ts'
import { isMarkOf } from './rightMarks.ts'
import { type Columns, noColumns } from './tableColumns.ts'

const isNumbering = (cell: string): boolean => /^\d{1,4}[.)]?$/.test(cell)

const counted = (rows: Table, column: number): boolean => {
  const numbers = rows.map((cells) => (isNumbering(cells[column] ?? '') ? Number.parseInt(cells[column] ?? '', 10) : 0))
  const isInOrder =
    numbers.length > 2 && numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1)
  const asksBehind = rows.every((cells) => /\p{L}/u.test(cells[column + 1] ?? ''))
  return numbers.every((number) => number > 0) && (isInOrder || asksBehind)
}

/** The first column that is not empty in all rows and does not just count the questions. */
const firstColumn = (rows: Table): number => {
  const first = Math.min(...rows.map((cells) => cells.findIndex((cell) => cell !== '')))
  return counted(rows, first) ? first + 1 : first
}

const lastColumn = (rows: Table): number => Math.max(...rows.map((cells) => cells.findLastIndex((cell) => cell !== '')))

/** Whether this is a column of marks: most rows have one, and each names one of its answers. */
const isMarked = (rows: Table, first: number, column: number): boolean => {
  const marked = rows.filter((cells) => (cells[column] ?? '') !== '')
  const answersOf = (cells: readonly string[]) => cells.slice(first + 1, column)
  return (
    column > first + 2 &&
    marked.length > rows.length / 2 &&
    marked.every((cells) => isMarkOf(cells[column] ?? '', answersOf(cells).filter(Boolean))) &&
    // Answers of one letter or digit look like marks themselves, so some answer has to be longer.
    marked.some((cells) => answersOf(cells).some((answer) => answer.length > 1))
  )
}

/**
 * A table without headings: a question, its answers, a mark, and perhaps the reason. Nobody knows what is right in a row without a
 * mark: many write the right answer first, and many do not.
 */
export const headlessColumns = (rows: Table): Columns => {
  const first = firstColumn(rows)
  const [usual, last] = [first + usualAnswers + 1, lastColumn(rows)]
  const correct = [usual, last].find((column) => isMarked(rows, first, column)) ?? usual
  const answers = Array.from({ length: correct - first - 1 }, (_, at) => first + 1 + at)
  return { ...noColumns, question: first, answers, correct, explanation: correct + 1 }
}
