import type { Report, ReportAnswer, ReportPlayer } from '../../rooms/shared/contract/reports.ts'
import { setStorage } from '../../rooms/shared/contract/storage.ts'
import type { Pace, Throttles } from '../accounts/throttle.ts'
import type { AccountRecord } from '../archive/records.ts'

/** In thousandths of what the sets of an account may take: eight times all of it in a day, which is hundreds of lessons. */
const inADay: Pace = { points: 8_000, seconds: 24 * 60 * 60 }

/** About how many bytes are kept for a player, for each answer, and for each change that a mode made in a turn. */
const playerBytes = 150
const answerBytes = 100
const changeBytes = 60

const ofAnswer = (answer: ReportAnswer | null): number =>
  answerBytes + Buffer.byteLength(answer?.given ?? '') + changeBytes * (answer?.changes?.length ?? 0)

/** An answer in words can be twenty times as long as the rest of its record. */
const ofPlayer = ({ answers }: ReportPlayer): number =>
  answers.reduce((bytes, answer) => bytes + ofAnswer(answer), playerBytes)

const about = ({ players, questions }: Report): number =>
  players.reduce((bytes, player) => bytes + ofPlayer(player), Buffer.byteLength(JSON.stringify(questions)))

type Host = Pick<AccountRecord, 'id' | 'role'>

/**
 * How much room the games of one host take in a day. Each is kept for more than a school year, so a script that begins and ends a
 * game every second would fill the disk. A game that was played is always kept; it is the next one that has to wait.
 */
export const paceHosting = (throttles: Throttles) => {
  const kept = throttles('hosted', inADay)
  return {
    /** `replayBytes`: the size of the recording. */
    keeps: ({ id, role }: Host, report: Report, replayBytes: number): Promise<void> =>
      kept.add(id, Math.ceil((1_000 * (about(report) + replayBytes)) / setStorage[role])),
    mayHost: async ({ id }: Pick<Host, 'id'>): Promise<boolean> => !(await kept.isSpent(id)),
  }
}
