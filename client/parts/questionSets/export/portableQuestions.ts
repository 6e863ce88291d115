import type { KeyedQuestion } from '../../../../rooms/shared/questions/question.ts'
import { portablePicture } from '../../../net/questionSets.ts'

const picturesBeside = (question: KeyedQuestion): readonly string[] =>
  ('answerImages' in question && question.answerImages) || []

/** A class may be playing on the same line. */
const readAtOnce = 4

/** Each picture as data, by its address. */
async function portablePictures(addresses: readonly string[]): Promise<ReadonlyMap<string, string | undefined>> {
  const left = [...new Set(addresses)]
  const read = new Map<string, string | undefined>()
  const readOn = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) read.set(next, await portablePicture(next))
  }
  await Promise.all(Array.from({ length: readAtOnce }, readOn))
  return read
}

/**
 * Writes the pictures that the school stores into the file. Leaves out ids, which mean something only in their own set.
 * It throws if a picture cannot be read just now: nobody would notice that it is missing in the file.
 */
export const portableQuestions = async (questions: readonly KeyedQuestion[]): Promise<KeyedQuestion[]> => {
  const addresses = questions.flatMap((question) => [question.image ?? '', ...picturesBeside(question)])
  const portable = await portablePictures(addresses)
  return questions.map((whole) => {
    const { image: address = '', id: _, ...question } = whole
    const image = portable.get(address)
    const answerImages = picturesBeside(whole).map((one) => portable.get(one) ?? '')
    return { ...question, ...(image && { image }), ...(answerImages.length > 0 && { answerImages }) }
  })
}

interface PictureFile {
  ending: string
  base64: string
}

/** The picture in a data address. Undefined without a picture, or if the address leads elsewhere. */
export function pictureFile(address: string | undefined): PictureFile | undefined {
  const [, type = '', base64 = ''] = /^data:image\/(png|jpeg|webp|gif);base64,(.+)$/.exec(address ?? '') ?? []
  return base64 === '' ? undefined : { ending: type === 'jpeg' ? 'jpg' : type, base64 }
}
