import { type QuestionSetRequest, questionsMax } from '../../../../rooms/shared/contract/questionSets.ts'
import type { KeyedQuestion } from '../../../../rooms/shared/questions/question.ts'
import type { Answer } from '../../../net/http.ts'
import { sendPicturesAhead } from '../../../net/questionSets.ts'

/**
 * What goes in one request. Some proxies let no more than a megabyte through, and each request has only so much time on a
 * slow line.
 */
const mostLetters = 600_000

const picturesOf = (question: KeyedQuestion): string[] => [
  question.image ?? '',
  ...('answerImages' in question ? (question.answerImages ?? []) : []),
]

type Save<Value> = (request: QuestionSetRequest) => Promise<Answer<Value>>

const isNew = (picture: string): boolean => picture.startsWith('data:')

/** One picture at least, and otherwise as many as fit, and as the server takes at once: small ones may be very many. */
function nextStep(left: readonly string[]): string[] {
  let letters = 0
  const step: string[] = []
  for (const picture of left) {
    letters += picture.length
    if (step.length === questionsMax || (step.length > 0 && letters > mostLetters)) break
    step.push(picture)
  }
  return step
}

const withAddresses = (question: KeyedQuestion, addressOf: (picture: string) => string): KeyedQuestion => ({
  ...question,
  ...(question.image && { image: addressOf(question.image) }),
  ...('answerImages' in question &&
    question.answerImages && { answerImages: question.answerImages.map((picture) => picture && addressOf(picture)) }),
})

/**
 * Saves a set. If its new pictures are too many for one request, they go before it in several, so that the set is saved as a
 * whole or not at all. A picture that has arrived is not sent again when its author tries to save once more.
 */
export const savingInSteps = () => {
  const known = new Map<string, string>()

  const sendOn = async (pictures: readonly string[]): Promise<Answer<unknown> | undefined> => {
    for (let left = pictures.filter((one) => !known.has(one)); left.length > 0; ) {
      const step = nextStep(left)
      const answer = await sendPicturesAhead(step)
      if (!answer.ok) return answer
      for (const [at, picture] of step.entries()) known.set(picture, answer.value.addresses[at] ?? picture)
      left = left.slice(step.length)
    }
    return undefined
  }

  const saveLight = async <Value>(request: QuestionSetRequest, fresh: readonly string[], save: Save<Value>) => {
    const stopped = await sendOn(fresh)
    // A server that was set back to an older version takes pictures only with their set.
    if (stopped && !stopped.ok) return stopped.refusal === 'methodNotAllowed' ? save(request) : stopped
    const addressOf = (picture: string) => known.get(picture) ?? picture
    return save({ ...request, questions: request.questions.map((one) => withAddresses(one, addressOf)) })
  }

  return async <Value>(request: QuestionSetRequest, save: Save<Value>): Promise<Answer<Value>> => {
    const fresh = [...new Set(request.questions.flatMap(picturesOf).filter(isNew))]
    if (fresh.reduce((letters, picture) => letters + picture.length, 0) <= mostLetters) return save(request)
    const isFirstTime = !fresh.some((picture) => known.has(picture))
    const answer = await saveLight(request, fresh, save)
    if (answer.ok || answer.refusal !== 'pictureNotFound' || isFirstTime) return answer
    // The server keeps what was sent ahead only for a while, and this author has waited longer with the next try.
    known.clear()
    return saveLight(request, fresh, save)
  }
}
