import type { Replay } from '../../rooms/shared/match/replay.ts'
import { type Answer, callApi } from './http.ts'
import { reportPath } from './reports.ts'

/** A finished game does not change: it is read once, when a user wants to watch it. */
export const readReplay = (reportId: string): Promise<Answer<Replay>> =>
  callApi<Replay>('GET', `${reportPath(encodeURIComponent(reportId))}/replay`)
