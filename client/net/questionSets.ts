import { errorTexts } from '../../rooms/shared/contract/errorTexts.ts'
import type { QuestionSet, QuestionSetRequest } from '../../rooms/shared/contract/questionSets.ts'
import { type Answer, callApi } from './http.ts'
import { refreshServerData } from './useServerData.ts'

export const questionSetsPath = '/api/question-sets'

const thenRefresh = async <Value>(call: Promise<Answer<Value>>): Promise<Answer<Value>> => {
  const answer = await call
  if (answer.ok) refreshServerData(questionSetsPath)
  return answer
}

/** With the pictures that were uploaded, which lists leave out. */
export const readQuestionSet = (id: string) =>
  callApi<QuestionSet>('GET', `${questionSetsPath}/${id}`, { otherwise: errorTexts.questionsLoadFailed })

export const createQuestionSet = (body: QuestionSetRequest) =>
  thenRefresh(callApi<QuestionSet>('POST', questionSetsPath, { body, otherwise: errorTexts.questionSetCreateFailed }))

export const saveQuestionSet = (id: string, body: QuestionSetRequest) =>
  thenRefresh(
    callApi<QuestionSet>('PUT', `${questionSetsPath}/${id}`, { body, otherwise: errorTexts.questionSetSaveFailed }),
  )

export const deleteQuestionSet = (id: string) =>
  thenRefresh(callApi('DELETE', `${questionSetsPath}/${id}`, { otherwise: errorTexts.questionSetDeleteFailed }))
