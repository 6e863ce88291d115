import type {
  PracticeHistoryRow,
  PracticeSaveRequest,
  PracticeSaveResponse,
} from '../../rooms/shared/contract/practice.ts'
import { type Answer, callApi } from './http.ts'

export const savePractice = (userId: string, run: PracticeSaveRequest): Promise<Answer<PracticeSaveResponse>> =>
  callApi<PracticeSaveResponse>('POST', `/api/practice/${userId}/save`, {
    body: run,
    otherwise: 'practiceSaveFailed',
  })

/** What the server has paid for a run that it has saved before; null if it does not tell. */
export const paidFor = async (userId: string, run: PracticeSaveRequest): Promise<number | null> => {
  const answer = await callApi<PracticeHistoryRow[]>('GET', `/api/practice/${userId}/history`)
  const rows = answer.ok ? answer.value : []
  const row = rows.find(
    (one) =>
      one.game_mode === run.gameMode &&
      one.difficulty === run.difficulty &&
      one.score === run.score &&
      one.questions_correct === run.questionsCorrect &&
      one.questions_total === run.questionsTotal,
  )
  return row?.currency_earned ?? null
}
