import type { KeyedQuestion, QuestionKind, QuestionOf } from '../../../../rooms/shared/questions/question.ts'
import { questionKinds } from '../../../../rooms/shared/questions/questionKinds.ts'
import { answerLetters, usualAnswers } from '../../../../rooms/shared/questions/questionLimits.ts'
import { carriedIn, type ExportFormat, sayByKind } from './carrying.ts'
import { type Cell, csvOf, xlsxOf, xlsxType } from './sheetWriting.ts'

/** Columns that every row has as soon as one question of the set needs them. */
const extras = ['Kind', 'Within', 'Nearly', 'Unit', 'Strict', 'Seconds', 'Language'] as const

type Cells = { answers: readonly Cell[]; correct: string } & Partial<Record<(typeof extras)[number], Cell>>

const letterOf = (place: number): string => answerLetters[place] ?? ''

/** A table has the same columns for all kinds. The right answer is named in one column, or all answers are right. */
const cells: { [Kind in QuestionKind]: (question: QuestionOf<Kind>) => Cells } = {
  choice: ({ answers, correct }) => ({ answers, correct: letterOf(correct) }),
  several: ({ answers, correct }) => ({ Kind: 'several', answers, correct: correct.map(letterOf).join(', ') }),
  typed: ({ accept, strict = [] }) => ({ Kind: 'typed', answers: accept, correct: '', Strict: strict.join(', ') }),
  number: ({ value, within = '', nearly = '', unit = '' }) => ({
    Kind: 'number',
    answers: [value],
    correct: '',
    Within: within,
    Nearly: nearly,
    Unit: unit,
  }),
  order: ({ items }) => ({ Kind: 'order', answers: items, correct: '' }),
  opinion: ({ answers }) => ({ Kind: 'opinion', answers, correct: '' }),
  slide: () => ({ Kind: 'slide', answers: [], correct: '' }),
}

export function tableOf(questions: readonly KeyedQuestion[], language = ''): Cell[][] {
  const told = questions.map((question) => ({
    question,
    cells: {
      Seconds: question.seconds ?? '',
      Language: language,
      ...(sayByKind(cells, question) ?? { answers: [], correct: '' }),
    },
  }))
  const columns = Math.max(usualAnswers, ...told.map(({ cells }) => cells.answers.length))
  const used = extras.filter((name) => told.some(({ cells }) => cells[name] !== undefined && cells[name] !== ''))
  const letters = answerLetters.slice(0, columns)
  const head = ['Question', ...letters.map((letter) => `Answer ${letter}`), 'Correct', 'Explanation', ...used]
  const rows = told.map(({ question: { question, explanation = '' }, cells }) => [
    question,
    ...letters.map((_, place) => cells.answers[place] ?? ''),
    cells.correct,
    explanation,
    ...used.map((name) => cells[name] ?? ''),
  ])
  return [head, ...rows]
}

const keeps = ['explanation', 'seconds', 'within', 'nearly', 'unit', 'strict']
const carried: ExportFormat['carried'] = (question) => carriedIn({ kinds: questionKinds, keeps }, question)

/** The mark at the start tells Excel that the text is UTF-8. */
export const csv: ExportFormat = {
  ending: 'csv',
  type: 'text/csv',
  carried,
  hasLanguage: true,
  write: (questions, { language }) => `\ufeff${csvOf(tableOf(questions, language))}`,
}

export const xlsx: ExportFormat = {
  ending: 'xlsx',
  type: xlsxType,
  carried,
  hasLanguage: true,
  write: (questions, { language }) => xlsxOf(tableOf(questions, language)),
}
