import type { KeyedQuestion } from '../../../../rooms/shared/questions/question.ts'
import { portablePicture } from '../../../net/questionSets.ts'

const picturesBeside = (question: KeyedQuestion): readonly string[] =>
  ('answerImages' in question && question.answerImages) || []

/** Writes the pictures that the school stores into the file. Leaves out ids, which mean something only in their own set. */
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

/** The picture in a data address. Undefined without a picture, or if the address leads elsewhere. */
export function pictureFile(address: string | undefined): PictureFile | undefined {
  const [, type = '', base64 = ''] = /^data:image\/(png|jpeg|webp|gif);base64,(.+)$/.exec(address ?? '') ?? []
  return base64 === '' ? undefined : { ending: type === 'jpeg' ? 'jpg' : type, base64 }
}
