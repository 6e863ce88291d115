import type { PracticeSaveRequest, PracticeSaveResponse } from '../../rooms/shared/contract/practice.ts'
import { type Answer, callApi } from './http.ts'

export const savePractice = (userId: string, run: PracticeSaveRequest): Promise<Answer<PracticeSaveResponse>> =>
  callApi<PracticeSaveResponse>('POST', `/api/practice/${userId}/save`, {
    body: run,
    otherwise: 'practiceSaveFailed',
  })
