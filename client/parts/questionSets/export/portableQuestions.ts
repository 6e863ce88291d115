import type { KeyedQuestion } from '../../../../rooms/shared/questions/question.ts'
import { portablePicture } from '../../../net/questionSets.ts'

const picturesBeside = (question: KeyedQuestion): readonly string[] =>
  ('answerImages' in question && question.answerImages) || []

/** With the pictures that the school keeps, written into the file; without their ids, which have a meaning in their own set only. */
export const portableQuestions = (questions: readonly KeyedQuestion[]): Promise<KeyedQuestion[]> =>
  Promise.all(
    questions.map(async (whole) => {
      const { image, id: _, ...question } = whole
      const portable = image && (await portablePicture(image))
      const ofAnswers = await Promise.all(picturesBeside(whole).map(portablePicture))
      return {
        ...question,
        ...(portable && { image: portable }),
        ...(ofAnswers.length > 0 && { answerImages: ofAnswers.map((one) => one ?? '') }),
      }
    }),
  )

interface PictureFile {
  ending: string
  base64: string
}

/** What lies in its address. Undefined where there is none, or one that leads elsewhere. */
export function pictureFile(address: string | undefined): PictureFile | undefined {
  const [, type = '', base64 = ''] = /^data:image\/(png|jpeg|webp|gif);base64,(.+)$/.exec(address ?? '') ?? []
  return base64 === '' ? undefined : { ending: type === 'jpeg' ? 'jpg' : type, base64 }
}
