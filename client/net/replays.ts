import type { Replay } from '../../rooms/shared/match/replay.ts'
import { type Answer, callApi } from './http.ts'
import { reportPath } from './reports.ts'

/** A game that is over stays as it is: read when somebody wants to watch it, and not again. */
export const readReplay = (reportId: string): Promise<Answer<Replay>> =>
  callApi<Replay>('GET', `${reportPath(encodeURIComponent(reportId))}/replay`)
