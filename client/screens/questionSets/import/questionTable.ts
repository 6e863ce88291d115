import { questionSetRequest } from '../../../../rooms/shared/contract/questionSets.ts'
import { readNumbers } from '../../../../rooms/shared/questions/numberReading.ts'
import { type KeyedQuestion, type QuestionKind, strictnesses } from '../../../../rooms/shared/questions/question.ts'
import { questionKinds } from '../../../../rooms/shared/questions/questionKinds.ts'
import {
  fewestAnswers,
  secondsMax,
  secondsMin,
  usualAnswers,
} from '../../../../rooms/shared/questions/questionLimits.ts'
import { complaintWords } from '../../../texts/school/complaints.ts'
import { questionSetTexts as texts } from '../../../texts/school/questionSets.ts'
import type { Table } from './delimitedText.ts'
import { mostRows } from './importLimits.ts'

type ImportFormat = 'quizlet' | 'kahoot' | 'blooket' | 'table' | 'empty'

/** The content of a row; `correct` is -1 where the row does not say it plainly. */
export type Candidate = {
  kind?: QuestionKind
  question: string
  answers: string[]
  correct: number
  /** Of several that are right. */
  rights?: number[]
  explanation?: string
  seconds?: number
  /** As a column of the table says them. */
  within?: string
  nearly?: string
  unit?: string
  strict?: string
}

/** One line of what was imported: a question, or why it is none. `row` counts as the person's spreadsheet does. */
export type ImportedRow = { row: number; candidate: Candidate } & (
  | { question: KeyedQuestion; problem?: undefined }
  | { problem: string }
)

/** `isCut`: there were more rows than are looked at. */
export type Imported = { format: ImportFormat; rows: ImportedRow[]; isCut?: boolean }

type Columns = {
  question: number
  answers: number[]
  correct: number
  explanation: number
  time: number
  kind: number
  within: number
  nearly: number
  unit: number
  strict: number
}

const extraColumns = ['kind', 'within', 'nearly', 'unit', 'strict']

const headOf = (cells: readonly string[]): string[] => cells.map((cell) => cell.toLowerCase())

const findColumns = (cells: readonly string[]): Columns | undefined => {
  const head = headOf(cells)
  const question = head.findIndex((text) => /^question(?!\s*#)/.test(text))
  const answers = head.flatMap((text, column) =>
    /^(answer|option|choice)\s*(10|[1-9]|[a-j])\b/.test(text) ? [column] : [],
  )
  const correct = head.findIndex((text) => text.startsWith('correct') || text === 'right answer')
  const explanation = head.findIndex((text) => text.startsWith('explanation'))
  const time = head.findIndex((text) => text.startsWith('time limit'))
  if (question < 0 || answers.length < 2) return undefined
  const [kind = -1, within = -1, nearly = -1, unit = -1, strict = -1] = extraColumns.map((name) => head.indexOf(name))
  return { question, answers, correct, explanation, time, kind, within, nearly, unit, strict }
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
const correctIndex = (mark: string, answers: readonly string[]): number | undefined => {
  if (/^[1-6]$/.test(mark)) return Number(mark) - 1
  if (/^[a-f]$/i.test(mark)) return mark.toLowerCase().charCodeAt(0) - 97
  const same = answers.findIndex((answer) => answer !== '' && answer.toLowerCase() === mark.toLowerCase())
  return same < 0 ? undefined : same
}

/** `1,3` and `A; C` are several. */
const severalIndexes = (mark: string): number[] | undefined => {
  if (!/^[1-6a-f](\s*[,;]\s*[1-6a-f])+$/i.test(mark)) return undefined
  return mark.split(/[,;]/).flatMap((one) => correctIndex(one.trim(), []) ?? [])
}

/** Columns that stay empty at the end are no answers. */
const filled = (answers: readonly string[]): string[] =>
  answers.slice(0, Math.max(fewestAnswers, answers.findLastIndex((answer) => answer !== '') + 1))

/** What a row says, as a question of its kind is written. */
const writtenOf = (candidate: Candidate): object => {
  const { kind = 'choice', question, correct, rights = [], explanation, seconds } = candidate
  const answers = filled(candidate.answers)
  const common = { question, ...(explanation && { explanation }), ...(seconds !== undefined && { seconds }) }
  const { within = '', nearly = '', unit = '', strict = '' } = candidate
  switch (kind) {
    case 'choice':
      return { ...common, answers, correct }
    case 'several':
      return { ...common, kind, answers, correct: rights }
    case 'order':
      return { ...common, kind, items: answers }
    case 'typed':
      return {
        ...common,
        kind,
        accept: answers.filter(Boolean),
        strict: strictnesses.filter((one) => strict.includes(one)),
      }
    case 'number': {
      const [value] = readNumbers(answers[0] ?? '')
      const [far] = readNumbers(within)
      const [half] = readNumbers(nearly)
      return {
        ...common,
        kind,
        value,
        unit,
        ...(far !== undefined && { within: far }),
        ...(half !== undefined && { nearly: half }),
      }
    }
  }
}

/** The same rules as the form's and the server's, asked for one question. */
export const checkedRow = (row: number, candidate: Candidate): ImportedRow => {
  const { data, error } = questionSetRequest.shape.questions.safeParse([writtenOf(candidate)])
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
  const cell = (column: number): string => (column < 0 ? '' : (cells[column] ?? ''))
  const answers = columns.answers.map(cell)
  const mark = columns.correct < 0 ? '1' : cell(columns.correct)
  const rights = severalIndexes(mark)
  const named = questionKinds.find((kind) => kind === cell(columns.kind).toLowerCase().trim())
  const kind = named ?? (rights ? 'several' : 'choice')
  const single = correctIndex(mark, answers)
  const seconds = secondsIn(cell(columns.time))
  const candidate: Candidate = {
    ...(kind !== 'choice' && { kind }),
    question,
    answers: [...answers, ...Array.from({ length: Math.max(0, usualAnswers - answers.length) }, () => '')],
    correct: single ?? -1,
    ...(kind === 'several' && { rights: rights ?? (single === undefined ? [] : [single]) }),
    explanation: cell(columns.explanation),
    ...(seconds !== undefined && { seconds }),
    ...(kind === 'number' && {
      within: cell(columns.within),
      nearly: cell(columns.nearly),
      unit: cell(columns.unit),
    }),
    ...(kind === 'typed' && { strict: cell(columns.strict) }),
  }
  if (kind === 'choice' && single === undefined) return { row, candidate, problem: texts.noneMarked }
  return checkedRow(row, candidate)
}

/** Without headings: a question, four answers, and perhaps which one is right (else the first). */
const headless: Columns = {
  question: 0,
  answers: [1, 2, 3, 4],
  correct: 5,
  explanation: 6,
  time: -1,
  kind: -1,
  within: -1,
  nearly: -1,
  unit: -1,
  strict: -1,
}

const isPairs = (table: Table): boolean => table.every((cells) => cells.filter((cell) => cell !== '').length <= 2)

/** A term asks for its definition; the wrong answers are the definitions of the terms that follow. */
const readPairs = (table: Table): ImportedRow[] =>
  table.map(([term = '', definition = ''], at) => {
    const row = at + 1
    const others: string[] = []
    for (let step = 1; step < table.length && others.length < usualAnswers - 1; step++) {
      const other = table[(at + step) % table.length]?.[1] ?? ''
      if (other !== '' && other !== definition && !others.includes(other)) others.push(other)
    }
    if (others.length < usualAnswers - 1) {
      const answers = Array.from({ length: usualAnswers }, (_, place) => [definition, ...others][place] ?? '')
      return { row, candidate: { question: term, answers, correct: 0 }, problem: texts.tooFewTerms }
    }
    const correct = at % usualAnswers
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
