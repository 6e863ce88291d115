import { randomUUID } from 'node:crypto'
import type { User } from '../../rooms/shared/contract/accounts.ts'
import { replayMatch } from '../../rooms/shared/match/match.ts'
import { type Replay, replayOf } from '../../rooms/shared/match/replay.ts'
import { reportOf } from '../../rooms/shared/match/report.ts'
import type { PracticeRunRecord } from '../../server/archive/records.ts'
import {
  answered,
  aPlan,
  asked,
  closed,
  finished,
  hostJoins,
  joins,
  started,
} from '../rooms/shared/match/matchBuilders.ts'

/** The records of a teacher's game with one pupil and a guest, and of a practice of that pupil. */
export const gameRecord = (teacher: User, pupil: Pick<User, 'id' | 'username'>, classId?: string) => {
  const plan = {
    ...aPlan({ questions: 2 }),
    gameId: randomUUID(),
    ...(classId !== undefined && { classId }),
    host: { ...aPlan().host, userId: teacher.id, username: teacher.username },
  }
  const match = replayMatch(plan, [
    { ...hostJoins, userId: teacher.id, username: teacher.username } as typeof hostJoins,
    joins('p1', { userId: pupil.id, username: pupil.username, earns: true }),
    joins('p2', { username: 'Guest' }),
    { kind: 'name-allowed', name: pupil.username, at: 2 },
    started,
    asked(1),
    answered('p1', 1, 0, 100),
    answered('p2', 1, 1, 200),
    closed(1),
    asked(2),
    answered('p1', 2, 1, 300),
    closed(2),
    finished,
  ])
  const report = { ...reportOf(match), finishedAt: Date.now() }
  const replay: Replay = replayOf(match)
  const practiceRun: PracticeRunRecord = {
    id: randomUUID(),
    userId: pupil.id,
    questionSetId: 'sums',
    gameMode: 'classic',
    difficulty: 'easy',
    score: 30,
    questionsCorrect: 1,
    questionsTotal: 2,
    currencyEarned: 3,
    finishedAt: Date.now(),
    saved: true,
  }
  return { report, replay, practiceRun }
}
