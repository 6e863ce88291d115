import type { PracticeFeats, SeatReward } from '../../rooms/ports.ts'
import type { Measures } from '../../rooms/shared/catalog/measures.ts'
import type { PurseName, Purses } from '../../rooms/shared/catalog/purse.ts'
import type { Role } from '../../rooms/shared/contract/accounts.ts'
import type { Act } from '../../rooms/shared/contract/administration.ts'
import type { KeptMost } from '../../rooms/shared/contract/classLimits.ts'
import type { Difficulty, PracticeMode } from '../../rooms/shared/contract/gameModes.ts'
import type { Stats } from '../../rooms/shared/contract/progress.ts'
import type { Subject } from '../../rooms/shared/contract/questionSets.ts'
import type { Report } from '../../rooms/shared/contract/reports.ts'
import type { FlagReason, Sharing } from '../../rooms/shared/contract/sharing.ts'
import type { Scenery } from '../../rooms/shared/maps/sceneries.ts'
import type { Tile } from '../../rooms/shared/maps/tileGrid.ts'
import type { MapMode } from '../../rooms/shared/maps/tileTypes.ts'
import type { MatchPlan } from '../../rooms/shared/match/matchPlan.ts'
import type { KeyedQuestion } from '../../rooms/shared/questions/question.ts'

/** The records that are kept. Times are milliseconds since 1970. */

export type AccountRecord = {
  id: string
  username: string
  /** In small letters: by it people sign in. */
  usernameKey: string
  role: Role
  passwordHash: string
  createdAt: number
  /** What they chose when they registered; mint, where nothing was asked. */
  firstSlime?: string
  /** Looks after the accounts of the school, beside being a teacher. */
  administrator?: true
  /** Held by a class: no password opens it, the cards of the class do. */
  kept?: true
  /** How many pupils their classes may have together, where an administrator has said so. */
  keptMost?: KeptMost
  /** The password is a word that an administrator gave: until then it opens only the choosing of another one. */
  wordUntil?: number
}

/** What an administrator did, and to whom. Names are as they were. */
export type ActRecord = { id: string; at: number; by: string; act: Act; whom: string }

/** `id` is the hash of the token, so that a stolen archive opens no session. */
export type SessionRecord = {
  id: string
  userId: string
  createdAt: number
  expiresAt: number
  /** As 'Firefox on Windows'. */
  device?: string
  /** By the day. */
  seenAt?: number
}

/** `id` is what a username looks like (`nameKeys`): who inserts it has claimed that name, and all its twins. */
export type NameRecord = { id: string; userId: string; claimedAt: number }

export type QuestionSetRecord = {
  id: string
  title: string
  subject: Subject
  about?: string | undefined
  language?: string | undefined
  questions: KeyedQuestion[]
  createdBy: string
  ownerId: string
  readyMade: boolean
  createdAt: number
  updatedAt: number
}

/** `id` is drawn from the picture itself: the same one is kept once. */
export type PictureRecord = { id: string; image: string }

/** A holder of a picture: the id of a set, a game or a recording, and its owner. */
export type PictureUseRecord = { id: string; pictureId: string; holderId: string; ownerId: string; bytes: number }

/** `id` is the account; what each of its sets takes. */
export type StorageRecord = { id: string; sets: Record<string, number> }

export type MapRecord = {
  id: string
  name: string
  gameMode: MapMode
  description: string
  tiles: Tile[]
  scenery?: Scenery | undefined
  createdBy: string
  ownerId: string
  isDefault: boolean
  /** The map it was copied from; that one may be gone. */
  afterId?: string
  createdAt: number
  updatedAt: number
}

/**
 * How far something is shared; a thing without such a record is its owner's alone. `id` is that of the set or the map.
 */
export type ShareRecord = {
  id: string
  kind: 'set' | 'map'
  /** The subject, or the game mode. */
  topic: string
  ownerId: string
  ownerRole: Role
  sharing: Sharing
  /** The username of the teacher who has stopped it; empty otherwise. */
  stoppedBy: string
  isStopped: boolean
  /** Somebody has reported it and no teacher has judged that yet. */
  isFlagged: boolean
  flags: { userId: string; by: string; why: FlagReason }[]
  /** When a teacher last found it fine: unless it has changed since, it is not reported again. */
  settledAt: number
  sharedAt: number
}

/** Everything about a player that the ledger decides. */
export type Holdings = {
  currency: number
  /** By slime, in the order they were first received. */
  slimeCounts: Record<string, number>
  selectedSlime: string
  /** By pack: how many were opened since the last one that satisfied its guarantee. */
  packsSinceGuarantee: Record<string, number>
  stats: Stats
  practice: PracticeTotals
  deeds: Deeds
  /** The pay of the day of the last payment; missing in records from before there were purses. */
  purses?: Purses
}

/** What else achievements count. */
export type Deeds = Pick<
  Measures,
  | 'totalAnswered'
  | 'perfectGames'
  | 'packsOpened'
  | 'gamesHosted'
  | 'biggestGame'
  | 'setsMade'
  | 'mapsMade'
  | 'codesRedeemed'
>

/** Of the practice runs that were saved. */
type PracticeTotals = { games: number; questions: number; correct: number; earned: number; score: number }

/** One change of one player's holdings. Inserting it is the change; nothing else has to happen for it to be true. */
export type LedgerRow = {
  /** `${playerId}:${seq}`: two changes can never follow the same one. */
  id: string
  playerId: string
  seq: number
  /** `${playerId}:${what makes it happen once}`. */
  key: string
  /** Of the client's attempt, where the key is not made of it. */
  requestId?: string | undefined
  reason: string
  currency: number
  slimes: { slimeId: string; count: number }[]
  after: Holdings
  at: number
}

/** What the ledger says, where lists can be sorted by it. Behind by a moment at most, and put right when read. */
export type ProfileRecord = Stats & {
  /** The player. */
  id: string
  username: string
  role: Role
  /** Whether the leaderboard shows them: students, and others who have played. */
  ranked: boolean
  seq: number
  holdings: Holdings
}

export type ReportRecord = Report

/** `id` is that of the report; the game as compressed text. */
export type ReplayRecord = { id: string; hostUserId: string; packed: string }

export type PracticeRunRecord = {
  id: string
  userId: string
  questionSetId: string
  gameMode: PracticeMode
  difficulty: Difficulty
  score: number
  questionsCorrect: number
  questionsTotal: number
  currencyEarned: number
  /** What of it the purse took. */
  paid?: number
  /** What it counts for beside coins: null for own questions; from before practice counted, nothing. */
  feats?: PracticeFeats | null
  finishedAt: number
  saved: boolean
}

/** `id` is `${userId}:${achievementId}`: nothing is unlocked twice. */
export type UnlockedRecord = {
  id: string
  userId: string
  achievementId: string
  unlockedAt: number
  /** What unlocked it: 'game:...', 'practice:...', or the key of another change. */
  cause: string
}

/** `id` is the game code: who inserts it has claimed the code. It is small: it is asked for all the time, by everybody. */
export type RunningGameRecord = {
  id: string
  /** What its plan lies under. */
  gameId: string
  /** Which of the games under this code, where it is not the first. */
  round?: number
  questionSetId: string
  hostUserId: string
  /** Those of `playedQuestions` that it asks; empty where they stand in its plan. */
  questionsId: string
  openedAt: number
  /** The process that leads it; empty where there is only one. */
  heldBy: string
  /** It has been played, and what came of it is kept elsewhere: it is there for those who look at its end. */
  isOver: boolean
  /** How often this code has been claimed; 0 for games that an older version has opened. */
  epoch?: number
  /** What its entries are kept under, where an older version has not chosen it. */
  journal?: string
  /** For whose pupils alone it is. */
  classId?: string
  /** Its remains are on their way out: removed, or set aside where it says why. */
  isClosing?: true
  setAsideFor?: string
}

/** `id` is that of the game. It lies here before the game has its code, and after the game has let it go. */
export type GamePlanRecord = {
  id: string
  /** Without its questions where they are kept under a name of their own. */
  plan: Omit<MatchPlan, 'questions'> & { questions?: MatchPlan['questions'] }
}

/**
 * One of the processes of a school. It counts as alive as long as its beat goes on, by the clock of the process that
 * looks.
 */
export type ProcessRecord = {
  id: string
  beat: number
  /** How busy it is: its players and its games. */
  load: number
  /** It has been told to stop, and takes no more games. */
  isLeaving: boolean
}

/** `id` is drawn from the questions: those of many games are kept once. */
export type PlayedQuestionsRecord = { id: string; questions: KeyedQuestion[] }

/** Of a deleted account: its remains are taken out again and again until none are left. */
export type DepartureRecord = { id: string; since: number; at: number }

/** Drawn once, known to every process of a school. */
export type SecretRecord = { id: string; text: string }

/** What a guest's game was worth; a class that plays again keeps its seats, so one seat may have several. */
export type GuestEarningsRecord = {
  /** `${gameId}:${seat}`. */
  id: string
  /** The hash of the key of the seat, so that a stolen archive opens none. */
  seat: string
  gameId: string
  purse: PurseName
  counted: number
  reward: SeatReward
  finishedAt: number
  /** The account that keeps them; empty until there is one. */
  claimedBy: string
}

export type MetaRecord = { id: string; value: number }
