import {
  type QuestionSet,
  type QuestionSetRequest,
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

const wordsOf = ({ title, subject, questions }: Pick<QuestionSet, 'title' | 'subject' | 'questions'>): string =>
  JSON.stringify([title, subject, ...questions.map(({ question }) => question)].map((text) => text.trim()))

/** Saves a set that was opened in some version. If it was saved elsewhere since then, it asks before it overwrites. */
export const savingOver = (id: string) => {
  let unheardOf: QuestionSetRequest | undefined
  const saveCopy = creatingOnce(createQuestionSet)

  /** Our own save whose answer was lost also raised the version, but it is no one else's change. */
  const ownVersion = async (): Promise<number | undefined> => {
    if (!unheardOf) return undefined
    const now = await readQuestionSet(id)
    return now.ok && wordsOf(now.value) === wordsOf(unheardOf) ? now.value.version : undefined
  }

  return async (request: QuestionSetRequest, opened: number | undefined): Promise<Answer<QuestionSet>> => {
    const answer = await saveQuestionSet(id, request, opened)
    if (answer.ok) return answer
    if (answer.status === 0) unheardOf = request
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
