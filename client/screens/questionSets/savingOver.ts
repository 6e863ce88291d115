import {
  type QuestionSet,
  type QuestionSetRequest,
  questionSetRequest,
  titleMaxLength,
} from '../../../rooms/shared/contract/questionSets.ts'
import type { Answer } from '../../net/http.ts'
import { createQuestionSet, ownQuestionSets, readQuestionSet, saveQuestionSet } from '../../net/questionSets.ts'
import { nameOfCopy } from '../../parts/nameOfCopy.ts'
import { creatingOnce } from '../../state/attempts.ts'
import { askToChoose, askToConfirm } from '../../state/confirmation.ts'
import { questionSetTexts as texts } from '../../texts/school/questionSets.ts'

const askToOverwrite = () =>
  askToChoose({
    question: texts.meanwhile,
    details: texts.meanwhileDetails,
    yes: texts.meanwhileYes,
    other: texts.meanwhileCopy,
    no: texts.meanwhileNo,
    danger: true,
  })

const askToSaveAnew = () =>
  askToConfirm({
    question: texts.deletedMeanwhile,
    details: texts.deletedMeanwhileDetails,
    yes: texts.deletedMeanwhileYes,
    no: texts.meanwhileNo,
  })

/** All that an author has written, as the server stores it: without ids, and with its pictures apart. */
const contentOf = (set: unknown) => {
  const { data } = questionSetRequest.safeParse(set)
  if (!data) return undefined
  const { title, subject, about = '', language = '', questions } = data
  const pictures = questions.map((one) => [one.image ?? '', ...(('answerImages' in one && one.answerImages) || [])])
  const bare = questions.map(({ id: _, translations: __, neverTranslate: ___, ...question }) => ({
    ...question,
    image: undefined,
    answerImages: undefined,
  }))
  return { words: JSON.stringify([title, subject, about, language, bare]), pictures: pictures.flat() }
}

/** Whether this is what the server makes of what was sent. It gives each new picture an address of its own. */
const isMadeOf = (sent: QuestionSetRequest, stored: QuestionSet): boolean => {
  const [from, now] = [contentOf(sent), contentOf(stored)]
  const isKept = (picture: string, at: number) =>
    picture.startsWith('data:') ? now?.pictures[at] !== '' : now?.pictures[at] === picture
  if (!from || from.words !== now?.words) return false
  return from.pictures.length === now.pictures.length && from.pictures.every(isKept)
}

/** Saves a set that was opened in some version. If it was saved elsewhere since then, it asks before it overwrites. */
export const savingOver = (id: string) => {
  let unheardOf: QuestionSetRequest | undefined
  const saveCopy = creatingOnce(createQuestionSet)

  /** Our own save whose answer was lost also raised the version, but it is no one else's change. */
  const ownVersion = async (): Promise<number | undefined> => {
    if (!unheardOf) return undefined
    const now = await readQuestionSet(id)
    return now.ok && isMadeOf(unheardOf, now.value) ? now.value.version : undefined
  }

  return async (request: QuestionSetRequest, opened: number | undefined): Promise<Answer<QuestionSet>> => {
    const answer = await saveQuestionSet(id, request, opened)
    if (answer.ok) return answer
    // A proxy may lose the answer, too.
    if (answer.status === 0 || answer.status >= 500) unheardOf = request
    if (answer.refusal === 'questionSetNotFound') return (await askToSaveAnew()) ? saveCopy(request) : answer
    if (answer.refusal !== 'changedMeanwhile' || opened === undefined) return answer
    const own = await ownVersion()
    if (own !== undefined) return saveQuestionSet(id, request, own)
    const given = await askToOverwrite()
    if (given === 'other') {
      const taken = (await ownQuestionSets()).map((set) => set.title)
      const title = nameOfCopy(request.title, { mark: texts.copyMark, maxLength: titleMaxLength, taken })
      return saveCopy({ ...request, title })
    }
    return given === 'yes' ? saveQuestionSet(id, request, undefined) : answer
  }
}
