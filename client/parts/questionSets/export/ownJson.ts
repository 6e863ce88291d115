import type { KeyedQuestion } from '../../../../rooms/shared/questions/question.ts'
import { portablePicture } from '../../../net/questionSets.ts'
import type { ExportFormat } from './carrying.ts'

const pictured = (question: KeyedQuestion): readonly string[] | undefined =>
  'answerImages' in question ? question.answerImages : undefined

const withPictures = (questions: readonly KeyedQuestion[]) =>
  Promise.all(
    questions.map(async (whole) => {
      const { image, id: _, ...question } = whole
      const portable = image && (await portablePicture(image))
      const ofAnswers = await Promise.all((pictured(whole) ?? []).map(portablePicture))
      return {
        ...question,
        ...(portable && { image: portable }),
        ...(ofAnswers.length > 0 && { answerImages: ofAnswers.map((one) => one ?? '') }),
      }
    }),
  )

/** Everything that a question has; by what name it is called in the set that it leaves is nobody else's business. */
export const json: ExportFormat = {
  ending: 'json',
  type: 'application/json',
  carried: (question) => question,
  hasLanguage: true,
  write: async (questions, { title, subject, about, language }) =>
    JSON.stringify({ title, subject, about, language, questions: await withPictures(questions) }, null, 2),
}
