import { readNumbers } from '../../../../rooms/shared/questions/numberReading.ts'
import { type QuestionKind, strictnesses } from '../../../../rooms/shared/questions/question.ts'
import { questionKinds } from '../../../../rooms/shared/questions/questionKinds.ts'
import { secondsMax, secondsMin } from '../../../../rooms/shared/questions/questionLimits.ts'
import type { QuestionDraft } from '../draftFields.ts'
import { filled } from './candidate.ts'

export interface Columns {
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
  image: number
  language: number
}

const none = {
  explanation: -1,
  time: -1,
  kind: -1,
  within: -1,
  nearly: -1,
  unit: -1,
  strict: -1,
  image: -1,
  language: -1,
}

/** Without headings: a question, four answers, and perhaps which one is right (else the first). */
export const headless: Columns = { ...none, question: 0, answers: [1, 2, 3, 4], correct: 5, explanation: 6 }

const headOf = (cells: readonly string[]): string[] => cells.map((cell) => cell.toLowerCase().replace(/\s+/g, ' '))

export const findColumns = (cells: readonly string[]): Columns | undefined => {
  const head = headOf(cells)
  const at = (pattern: RegExp) => head.findIndex((text) => pattern.test(text))
  const question = at(/^question(?! ?(#|type|no\b|number|id\b))/)
  const answers = head.flatMap((text, column) =>
    /^(answer|option|choice) ?(10|[1-9]|[a-j])\b/.test(text) ? [column] : [],
  )
  if (question < 0 || answers.length < 2) return undefined
  return {
    question,
    answers,
    correct: at(/^correct|^right answer$/),
    explanation: at(/^(answer )?explanation/),
    time: at(/^(time limit|time in|seconds)/),
    kind: at(/^(kind|question type)/),
    within: head.indexOf('within'),
    nearly: head.indexOf('nearly'),
    unit: head.indexOf('unit'),
    strict: head.indexOf('strict'),
    image: at(/^(image|picture|media)/),
    language: head.indexOf('language'),
  }
}

/** 'B', '2' and the text of the answer itself all mean the second one. */
export const correctIndex = (mark: string, answers: readonly string[]): number | undefined => {
  if (/^[1-6]$/.test(mark)) return Number(mark) - 1
  if (/^[a-f]$/i.test(mark)) return mark.toLowerCase().charCodeAt(0) - 97
  const same = answers.findIndex((answer) => answer !== '' && answer.toLowerCase() === mark.toLowerCase())
  return same < 0 ? undefined : same
}

/** `1,3` and `A; C` are several. */
export const severalIndexes = (mark: string): number[] | undefined => {
  if (!/^[1-6a-f](\s*([,;&+]|and)\s*[1-6a-f])+$/i.test(mark)) return undefined
  return mark.split(/[,;&+]|and/i).flatMap((one) => correctIndex(one.trim(), []) ?? [])
}

/** What other products call our kinds. */
const kindNames: readonly [RegExp, QuestionKind][] = [
  [/^(multiple choice|true|mcq)/, 'choice'],
  [/^(checkbox|multi-?select|multiple answers|multiple select)/, 'several'],
  [/^(fill|short answer|type|typing)/, 'typed'],
  [/^(numeric|number)/, 'number'],
  [/^(reorder|ordering|order)/, 'order'],
  [/^poll/, 'opinion'],
]

export const namedKind = (cell: string): QuestionKind | undefined => {
  const name = cell.toLowerCase().trim()
  return questionKinds.find((kind) => kind === name) ?? kindNames.find(([pattern]) => pattern.test(name))?.[1]
}

/** Of a column for it; more than there can be is as much as there can be. */
export const secondsIn = (cell: string): number | undefined => {
  const seconds = Number.parseInt(cell, 10)
  return seconds >= secondsMin ? Math.min(seconds, secondsMax) : undefined
}

/** As a table writes it: 1.234 is what a program has written, and 1.234,5 what somebody has. */
export const numberText = (cell: string): string => {
  const text = cell.trim()
  return text === '' || Number.isFinite(Number(text)) ? text : String(readNumbers(text)[0] ?? text)
}

/** What one row says, by its columns. */
interface RowCells {
  answers: readonly string[]
  mark: string
  /** Whether there is a column that says which are right. */
  isMarked: boolean
  within: string
  nearly: string
  unit: string
  strict: string
}

const placesIn = ({ answers, mark }: RowCells): number[] => {
  const single = correctIndex(mark, answers)
  return severalIndexes(mark) ?? (single === undefined ? [] : [single])
}

/** What of the fields of the editor a row fills, for each kind. */
const kinds: { [Kind in QuestionKind]: (cells: RowCells) => Partial<QuestionDraft> } = {
  choice: (cells) => ({ answers: filled(cells.answers), correct: placesIn(cells)[0] ?? -1 }),
  several: (cells) => ({ answers: filled(cells.answers), rights: placesIn(cells) }),
  typed: ({ answers, strict }) => ({
    accept: answers.filter(Boolean),
    strict: strictnesses.filter((one) => strict.includes(one)),
  }),
  number: ({ answers, within, nearly, unit }) => ({
    value: numberText(answers[0] ?? ''),
    within: numberText(within),
    nearly: numberText(nearly),
    unit,
  }),
  order: ({ answers }) => ({ answers: filled(answers) }),
  opinion: ({ answers }) => ({ answers: filled(answers) }),
  slide: () => ({}),
}

export const fieldsOf = (kind: QuestionKind, cells: RowCells): Partial<QuestionDraft> => ({
  kind,
  ...kinds[kind](cells),
})
