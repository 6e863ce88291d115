import {
  answersPerQuestion,
  type Question,
  questionSetRequest,
  secondsMax,
  secondsMin,
} from '../../../../rooms/shared/contract/questionSets.ts'
import { complaintWords } from '../../../texts/school/complaints.ts'
import { questionSetTexts as texts } from '../../../texts/school/questionSets.ts'
import type { Table } from './delimitedText.ts'
import { mostRows } from './importLimits.ts'

type ImportFormat = 'quizlet' | 'kahoot' | 'blooket' | 'table' | 'empty'

/** What was found in a line; `correct` is -1 where that is not plain. */
export type Candidate = {
  question: string
  answers: string[]
  correct: number
  explanation?: string
  seconds?: number
}

/** One line of what was imported: a question, or why it is none. `row` counts as the person's spreadsheet does. */
export type ImportedRow = { row: number; candidate: Candidate } & (
  | { question: Question; problem?: undefined }
  | { problem: string }
)

/** `isCut`: there were more rows than are looked at. */
export type Imported = { format: ImportFormat; rows: ImportedRow[]; isCut?: boolean }

type Columns = { question: number; answers: number[]; correct: number; explanation: number; time: number }

const headOf = (cells: readonly string[]): string[] => cells.map((cell) => cell.toLowerCase())

const findColumns = (cells: readonly string[]): Columns | undefined => {
  const head = headOf(cells)
  const question = head.findIndex((text) => /^question(?!\s*#)/.test(text))
  const answers = head.flatMap((text, column) =>
    /^(answer|option|choice)\s*([1-4]|[a-d])\b/.test(text) ? [column] : [],
  )
  const correct = head.findIndex((text) => text.startsWith('correct') || text === 'right answer')
  const explanation = head.findIndex((text) => text.startsWith('explanation'))
  const time = head.findIndex((text) => text.startsWith('time limit'))
  if (question < 0 || answers.length < 2) return undefined
  return { question, answers: answers.slice(0, answersPerQuestion), correct, explanation, time }
}

const formatOf = (table: Table, headRow: number): ImportFormat => {
  const above = table
    .slice(0, headRow + 1)
    .flat()
    .join(' ')
    .toLowerCase()
  if (above.includes('blooket') || above.includes('question #')) return 'blooket'
  return above.includes('kahoot') || above.includes('max 120 characters') || above.includes('time limit')
    ? 'kahoot'
    : 'table'
}

/** 'B', '2' and the text of the answer itself all mean the second one. */
const correctIndex = (mark: string, answers: readonly string[]): number | 'several' | undefined => {
  if (/^[1-4](\s*[,;]\s*[1-4])+$/.test(mark)) return 'several'
  if (/^[1-4]$/.test(mark)) return Number(mark) - 1
  if (/^[a-d]$/i.test(mark)) return mark.toLowerCase().charCodeAt(0) - 97
  const same = answers.findIndex((answer) => answer !== '' && answer.toLowerCase() === mark.toLowerCase())
  return same < 0 ? undefined : same
}

/** The same rules as the form's and the server's, asked for one question. */
export const checkedRow = (row: number, candidate: Candidate): ImportedRow => {
  const { data, error } = questionSetRequest.shape.questions.safeParse([candidate])
  const question = data?.[0]
  if (question) return { row, candidate, question }
  return { row, candidate, problem: complaintWords(error?.issues[0]?.message ?? '') }
}

/** Of a column for it; more than there can be is as much as there can be. */
const secondsIn = (cell: string): number | undefined => {
  const seconds = Number.parseInt(cell, 10)
  return seconds >= secondsMin ? Math.min(seconds, secondsMax) : undefined
}

const readRow = (cells: readonly string[], row: number, columns: Columns): ImportedRow => {
  const question = cells[columns.question] ?? ''
  const answers = Array.from({ length: answersPerQuestion }, (_, at) => cells[columns.answers[at] ?? -1] ?? '')
  const correct = correctIndex(columns.correct < 0 ? '1' : (cells[columns.correct] ?? ''), answers)
  const explanation = columns.explanation < 0 ? '' : (cells[columns.explanation] ?? '')
  const seconds = secondsIn(columns.time < 0 ? '' : (cells[columns.time] ?? ''))
  const candidate: Candidate = {
    question,
    answers,
    correct: typeof correct === 'number' ? correct : -1,
    explanation,
    ...(seconds !== undefined && { seconds }),
  }
  if (correct === 'several') return { row, candidate, problem: texts.severalMarked }
  if (correct === undefined) return { row, candidate, problem: texts.noneMarked }
  return checkedRow(row, candidate)
}

/** Without headings: a question, four answers, and perhaps which one is right (else the first). */
const headless: Columns = { question: 0, answers: [1, 2, 3, 4], correct: 5, explanation: 6, time: -1 }

const isPairs = (table: Table): boolean => table.every((cells) => cells.filter((cell) => cell !== '').length <= 2)

/** A term asks for its definition; the wrong answers are the definitions of the terms that follow. */
const readPairs = (table: Table): ImportedRow[] =>
  table.map(([term = '', definition = ''], at) => {
    const row = at + 1
    const others: string[] = []
    for (let step = 1; step < table.length && others.length < answersPerQuestion - 1; step++) {
      const other = table[(at + step) % table.length]?.[1] ?? ''
      if (other !== '' && other !== definition && !others.includes(other)) others.push(other)
    }
    if (others.length < answersPerQuestion - 1) {
      const answers = Array.from({ length: answersPerQuestion }, (_, place) => [definition, ...others][place] ?? '')
      return { row, candidate: { question: term, answers, correct: 0 }, problem: texts.tooFewTerms }
    }
    const correct = at % answersPerQuestion
    return checkedRow(row, { question: term, answers: others.toSpliced(correct, 0, definition), correct })
  })

/** Finds out which kind of table this is and makes questions of it. */
export const readQuestionTable = (table: Table): Imported => ({
  ...readRows(table.slice(0, mostRows)),
  ...(table.length >= mostRows && { isCut: true }),
})

const readRows = (rows: Table): Imported => {
  if (rows.length === 0) return { format: 'empty', rows: [] }
  const headRow = rows.slice(0, 12).findIndex((cells) => findColumns(cells) !== undefined)
  const columns = findColumns(rows[headRow] ?? [])
  if (columns) {
    const body = rows.slice(headRow + 1)
    return {
      format: formatOf(rows, headRow),
      rows: body
        .map((cells, at) => ({ cells, row: headRow + at + 2 }))
        .filter(({ cells }) => [columns.question, ...columns.answers].some((column) => (cells[column] ?? '') !== ''))
        .map(({ cells, row }) => readRow(cells, row, columns)),
    }
  }
  if (isPairs(rows)) return { format: 'quizlet', rows: readPairs(rows) }
  return {
    format: 'table',
    rows: rows.map((cells, at) =>
      readRow(cells, at + 1, { ...headless, correct: (cells[5] ?? '') === '' ? -1 : headless.correct }),
    ),
  }
}
