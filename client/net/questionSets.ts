import type { QuestionSet, QuestionSetRequest } from '../../rooms/shared/contract/questionSets.ts'
import '../texts/writingRefusals.ts'
import { callApi } from './http.ts'
import { thenRefresh } from './useServerData.ts'

export const questionSetsPath = '/api/question-sets'

/** With the pictures that were uploaded, which lists leave out. */
export const readQuestionSet = (id: string) =>
  callApi<QuestionSet>('GET', `${questionSetsPath}/${id}`, { otherwise: 'questionsLoadFailed' })

export const createQuestionSet = (body: QuestionSetRequest) =>
  thenRefresh(
    questionSetsPath,
    callApi<QuestionSet>('POST', questionSetsPath, { body, otherwise: 'questionSetCreateFailed' }),
  )

export const saveQuestionSet = (id: string, body: QuestionSetRequest) =>
  thenRefresh(
    questionSetsPath,
    callApi<QuestionSet>('PUT', `${questionSetsPath}/${id}`, { body, otherwise: 'questionSetSaveFailed' }),
  )

export const deleteQuestionSet = (id: string) =>
  thenRefresh(
    questionSetsPath,
    callApi('DELETE', `${questionSetsPath}/${id}`, { otherwise: 'questionSetDeleteFailed' }),
  )
