import type { QuestionSet } from '../../../rooms/shared/contract/questionSets.ts'
import { csvCell } from '../../../rooms/shared/csvCell.ts'
import type { KeyedQuestion } from '../../../rooms/shared/questions/question.ts'
import { answerLetters, usualAnswers } from '../../../rooms/shared/questions/questionLimits.ts'
import { portablePicture } from '../../net/questionSets.ts'

/** Told for every question where one of a set has it. */
const extras = ['Kind', 'Within', 'Nearly', 'Unit', 'Strict'] as const

type Cells = { answers: readonly string[]; correct: string } & Partial<Record<(typeof extras)[number], string>>

const letterOf = (place: number): string => answerLetters[place] ?? ''

/** A table has the same columns for every kind: the right answer stands in one of them, or in all. */
function cellsOf(question: KeyedQuestion): Cells {
  switch (question.kind) {
    case 'several':
      return { Kind: 'several', answers: question.answers, correct: question.correct.map(letterOf).join(', ') }
    case 'typed':
      return { Kind: 'typed', answers: question.accept, correct: '', Strict: question.strict?.join(', ') ?? '' }
    case 'order':
      return { Kind: 'order', answers: question.items, correct: '' }
    case 'number': {
      const { value, within = '', nearly = '', unit = '' } = question
      const told = { Within: String(within), Nearly: String(nearly), Unit: unit }
      return { Kind: 'number', answers: [String(value)], correct: '', ...told }
    }
    default:
      return { answers: question.answers, correct: letterOf(question.correct) }
  }
}

export function questionSetCsv({ questions }: { questions: readonly KeyedQuestion[] }): string {
  const told = questions.map((question) => ({ question, cells: cellsOf(question) }))
  const columns = Math.max(usualAnswers, ...told.map(({ cells }) => cells.answers.length))
  const used = extras.filter((name) => told.some(({ cells }) => cells[name]))
  const letters = answerLetters.slice(0, columns)
  const head = ['Question', ...letters.map((letter) => `Answer ${letter}`), 'Correct', 'Explanation', ...used]
  const rows = told.map(({ question: { question, explanation = '' }, cells }) => [
    question,
    ...letters.map((_, place) => cells.answers[place] ?? ''),
    cells.correct,
    explanation,
    ...used.map((name) => cells[name] ?? ''),
  ])
  return [head, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')
}

type WholeSet = Omit<QuestionSet, 'questions'> & { questions: KeyedQuestion[] }

const pictured = (question: KeyedQuestion): readonly string[] | undefined =>
  'answerImages' in question ? question.answerImages : undefined

const withPictures = ({ questions }: WholeSet) =>
  Promise.all(
    questions.map(async (whole) => {
      const { image, ...question } = whole
      const portable = image && (await portablePicture(image))
      const ofAnswers = await Promise.all((pictured(whole) ?? []).map(portablePicture))
      return {
        ...question,
        ...(portable && { image: portable }),
        ...(ofAnswers.length > 0 && { answerImages: ofAnswers.map((one) => one ?? '') }),
      }
    }),
  )

const fileName = (title: string, ending: string): string =>
  `${title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'question-set'}.${ending}`

/** Hands a text to the browser as a file to keep. */
const keepAsFile = (name: string, content: string, type: string): void => {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** The mark at the start tells Excel that the text is UTF-8. */
export const exportCsv = (set: WholeSet): void =>
  keepAsFile(fileName(set.title, 'csv'), `\ufeff${questionSetCsv(set)}`, 'text/csv')

export const exportJson = async (set: WholeSet): Promise<void> => {
  const { title, subject } = set
  const questions = await withPictures(set)
  keepAsFile(fileName(title, 'json'), JSON.stringify({ title, subject, questions }, null, 2), 'application/json')
}
