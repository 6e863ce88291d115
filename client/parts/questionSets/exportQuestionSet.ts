import type { QuestionSet } from '../../../rooms/shared/contract/questionSets.ts'
import { csvCell } from '../../../rooms/shared/csvCell.ts'
import { portablePicture } from '../../net/questionSets.ts'

const letters = ['A', 'B', 'C', 'D']

export const questionSetCsv = ({ questions }: QuestionSet): string => {
  const head = ['Question', 'Answer A', 'Answer B', 'Answer C', 'Answer D', 'Correct', 'Explanation']
  const rows = questions.map(({ question, answers, correct, explanation }) => [
    question,
    ...answers,
    correct === undefined ? '' : (letters[correct] ?? ''),
    explanation ?? '',
  ])
  return [head, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')
}

const withPictures = ({ questions }: QuestionSet) =>
  Promise.all(
    questions.map(async ({ image, answerImages, ...question }) => {
      const portable = image && (await portablePicture(image))
      const ofAnswers = answerImages && (await Promise.all(answerImages.map(portablePicture)))
      return {
        ...question,
        ...(portable && { image: portable }),
        ...(ofAnswers && { answerImages: ofAnswers.map((one) => one ?? '') }),
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
export const exportCsv = (set: QuestionSet): void =>
  keepAsFile(fileName(set.title, 'csv'), `\ufeff${questionSetCsv(set)}`, 'text/csv')

export const exportJson = async (set: QuestionSet): Promise<void> => {
  const { title, subject } = set
  const questions = await withPictures(set)
  keepAsFile(fileName(title, 'json'), JSON.stringify({ title, subject, questions }, null, 2), 'application/json')
}
