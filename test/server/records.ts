import { randomUUID } from 'node:crypto'
import type { Report, ReportPlayer } from '../../rooms/shared/contract/reports.ts'
import type { Tile } from '../../rooms/shared/maps/tileGrid.ts'
import type {
  AccountRecord,
  Holdings,
  LedgerRow,
  ProfileRecord,
  QuestionSetRecord,
  RunningGameRecord,
  ShareRecord,
} from '../../server/archive/records.ts'
import { nothing } from '../../server/economy/holdings.ts'

/** The smallest records of each kind, so that tests name only the fields they are about. */

export const account = (given: Partial<AccountRecord> = {}): AccountRecord => {
  const id = randomUUID()
  return { id, username: id.slice(0, 8), usernameKey: id, role: 'student', passwordHash: '-', createdAt: 1, ...given }
}

export const questionSet = (given: Partial<QuestionSetRecord> = {}): QuestionSetRecord => ({
  id: randomUUID(),
  title: 'Sums',
  subject: 'Math',
  questions: [{ question: '1 + 1', answers: ['1', '2', '3', '4'], correct: 1 }],
  createdBy: 'somebody',
  ownerId: 'somebody',
  readyMade: false,
  createdAt: 1,
  updatedAt: 1,
  ...given,
})

export const share = (given: Partial<ShareRecord> = {}): ShareRecord => ({
  id: randomUUID(),
  kind: 'set',
  topic: 'Math',
  ownerId: 'somebody',
  ownerRole: 'teacher',
  sharing: 'everyone',
  stoppedBy: '',
  isStopped: false,
  isFlagged: false,
  flags: [],
  settledAt: 0,
  sharedAt: 1,
  ...given,
})

const holdings = (given: Partial<Holdings> = {}): Holdings => ({
  ...nothing,
  slimeCounts: { mint: 1 },
  selectedSlime: 'mint',
  ...given,
})

export const ledgerRow = (given: Partial<LedgerRow> = {}): LedgerRow => ({
  id: randomUUID(),
  playerId: 'somebody',
  seq: 1,
  key: randomUUID(),
  reason: 'game',
  currency: 0,
  slimes: [],
  after: holdings(),
  at: 1,
  ...given,
})

export const profile = (given: Partial<ProfileRecord> = {}): ProfileRecord => ({
  ...nothing.stats,
  id: randomUUID(),
  username: 'somebody',
  role: 'student',
  ranked: true,
  seq: 0,
  holdings: holdings(),
  ...given,
})

export const runningGame = (given: Partial<RunningGameRecord> = {}): RunningGameRecord => ({
  id: 'SLIME2',
  questionSetId: 'sums',
  hostUserId: 'somebody',
  gameId: 'game',
  openedAt: 1,
  heldBy: '',
  questionsId: '',
  isOver: false,
  ...given,
})

export const reportPlayer = (given: Partial<ReportPlayer> = {}): ReportPlayer => ({
  playerId: randomUUID(),
  userId: null,
  username: 'Guest',
  slime: 'mint',
  score: 100,
  place: 1,
  correctCount: 1,
  currency: 0,
  answers: [{ choice: 1, correct: true, ms: 1_000, gained: 100 }],
  ...given,
})

export const report = (given: Partial<Report> = {}): Report => ({
  id: randomUUID(),
  gameCode: 'SLIME2',
  gameMode: 'classic',
  title: 'Sums',
  questionSetId: 'sums',
  hostUserId: 'somebody',
  startedAt: 1,
  finishedAt: 2,
  settings: { timeLimit: 20 },
  questions: [{ question: '1 + 1', answers: ['1', '2', '3', '4'], correct: 1, voided: false }],
  players: [reportPlayer()],
  ...given,
})

/** A map of one tile everywhere. */
export const gridOf = (width: number, height: number, type: string): Tile[] =>
  Array.from({ length: width * height }, (_, n) => ({ x: n % width, y: Math.floor(n / width), type, obstacle: null }))
