import type { Report, ReportAnswer, ReportPlayer } from '../../rooms/shared/contract/reports.ts'
import { setStorage } from '../../rooms/shared/contract/storage.ts'
import type { Pace, Throttles } from '../accounts/throttle.ts'
import type { AccountRecord } from '../archive/records.ts'

/** In thousandths of what the sets of an account may take: eight times all of it in a day, hundreds of lessons. */
const inADay: Pace = { points: 8_000, seconds: 24 * 60 * 60 }

/** About so many bytes are kept of a player, of each of their answers, and of each change that a mode made in a turn. */
const playerBytes = 150
const answerBytes = 100
const changeBytes = 60

const ofAnswer = (answer: ReportAnswer | null): number =>
  answerBytes + Buffer.byteLength(answer?.given ?? '') + changeBytes * (answer?.changes?.length ?? 0)

/** What was given in words can be twenty times as long as the answer around it. */
const ofPlayer = ({ answers }: ReportPlayer): number =>
  answers.reduce((bytes, answer) => bytes + ofAnswer(answer), playerBytes)

const about = ({ players, questions }: Report): number =>
  players.reduce((bytes, player) => bytes + ofPlayer(player), Buffer.byteLength(JSON.stringify(questions)))

type Host = Pick<AccountRecord, 'id' | 'role'>

/**
 * How much the games take that an account hosts in a day. Each is kept for longer than a school year, and a script begins, ends and
 * plays again once a second: it would fill the disk. What was played is kept whatever it takes; then the next game waits.
 */
export const paceHosting = (throttles: Throttles) => {
  const kept = throttles('hosted', inADay)
  return {
    /** `replayBytes`: of its recording. */
    keeps: ({ id, role }: Host, report: Report, replayBytes: number): Promise<void> =>
      kept.add(id, Math.ceil((1_000 * (about(report) + replayBytes)) / setStorage[role])),
    mayHost: async ({ id }: Pick<Host, 'id'>): Promise<boolean> => !(await kept.isSpent(id)),
  }
}
