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

/** All stored records. Times are milliseconds since 1970. */

export type AccountRecord = {
  id: string
  username: string
  /** In small letters. People sign in by it. */
  usernameKey: string
  role: Role
  passwordHash: string
  createdAt: number
  /** Their choice at registration; mint if they were not asked. */
  firstSlime?: string
  /** A teacher who is also an administrator of the school. */
  administrator?: true
  /** An account held by a class: the cards of the class open it, and no password does. */
  kept?: true
  /** How many pupils their classes may have together, if an administrator has changed it. */
  keptMost?: KeptMost
  /** Set while the password is a one-time word of an administrator or a teacher: it only lets the person choose a new one. */
  wordUntil?: number
}

/** What an administrator did, and to whom, with the names of that time. */
export type ActRecord = { id: string; at: number; by: string; act: Act; whom: string }

/** `id` is the hash of the token, so that a stolen archive opens no session. */
export type SessionRecord = {
  id: string
  userId: string
  createdAt: number
  expiresAt: number
  /** Such as 'Firefox on Windows'. */
  device?: string
  /** Exact to the day only. */
  seenAt?: number
}

/** `id` is what a username looks like (`nameKeys`). Whoever inserts it has claimed that name and all that look the same. */
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
  /** The set that it was copied from, if that belongs to somebody else. */
  afterId?: string
  createdAt: number
  updatedAt: number
}

/** `id` is the hash of the picture, so that equal pictures are stored once. */
export type PictureRecord = { id: string; image: string }

/** A use of a picture: `holderId` is a set, a game or a recording. Uses of earlier versions do not say since when. */
export type PictureUseRecord = {
  id: string
  pictureId: string
  holderId: string
  ownerId: string
  bytes: number
  since?: number
}

/** `id` is the account; `sets` says what each of its sets takes. */
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
  /** The map it was copied from, which may be gone. */
  afterId?: string
  createdAt: number
  updatedAt: number
}

/** How far something is shared. Without such a record only its owner can use it. `id` is the id of the set or the map. */
export type ShareRecord = {
  id: string
  kind: 'set' | 'map'
  /** The subject, or the game mode. */
  topic: string
  ownerId: string
  ownerRole: Role
  sharing: Sharing
  /** The username of the teacher who stopped its sharing, or an empty text. */
  stoppedBy: string
  /** The account of that teacher. Records from before, and those whose teacher has left, have none. */
  stoppedById?: string
  isStopped: boolean
  /** It was reported, and no teacher has judged it yet. */
  isFlagged: boolean
  flags: { userId: string; by: string; why: FlagReason }[]
  /** When a teacher last found it fine. Until it changes it cannot be reported again. */
  settledAt: number
  sharedAt: number
}

/** Everything about a player that follows from the ledger. */
export type Holdings = {
  currency: number
  /** The number of each slime, in the order in which they were first received. */
  slimeCounts: Record<string, number>
  selectedSlime: string
  /** For each pack: how many were opened since the last one that satisfied its guarantee. */
  packsSinceGuarantee: Record<string, number>
  stats: Stats
  practice: PracticeTotals
  deeds: Deeds
  /** The purses on the day of the last payment; missing in records from before there were purses. */
  purses?: Purses
}

/** More numbers that achievements count. */
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

/** Sums over the practice runs that were saved. */
type PracticeTotals = {
  games: number
  /** How many of the games asked the player's own questions. The oldest games were not counted here. */
  ofOwn?: number
  questions: number
  correct: number
  earned: number
  score: number
}

/** One change of one player's holdings. Inserting the row is the whole change: nothing else has to happen. */
export type LedgerRow = {
  /** `${playerId}:${seq}`, so that no two changes can follow the same one. */
  id: string
  playerId: string
  seq: number
  /** `${playerId}:` and what makes it happen only once. */
  key: string
  /** The id of the client's attempt, if the key does not contain it. */
  requestId?: string | undefined
  reason: string
  currency: number
  slimes: { slimeId: string; count: number }[]
  after: Holdings
  at: number
}

/** A copy of the ledger's last row, so that lists can be sorted by it. It may be a moment old, and reading corrects it. */
export type ProfileRecord = Stats & {
  /** The id of the player. */
  id: string
  username: string
  role: Role
  /** Whether the leaderboard shows them: students, and any others who have played. */
  ranked: boolean
  seq: number
  holdings: Holdings
}

export type ReportRecord = Report

/** `id` is the id of the report; `packed` is the game as compressed text. */
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
  /** What the purse paid of it. */
  paid?: number
  /** What it counts for, beside coins. Null for own questions; left out in runs from before practice counted. */
  feats?: PracticeFeats | null
  finishedAt: number
  saved: boolean
}

/** `id` is `${userId}:${achievementId}`, so that nothing is unlocked twice. */
export type UnlockedRecord = {
  id: string
  userId: string
  achievementId: string
  unlockedAt: number
  /** What unlocked it: 'game:...', 'practice:...', or the key of another change. */
  cause: string
}

/** `id` is the game code, so whoever inserts it has claimed the code. Small, because all devices ask for it all the time. */
export type RunningGameRecord = Partial<Pick<MatchPlan, 'gameMode' | 'rules'>> & {
  id: string
  /** The id of the game, and of its plan. */
  gameId: string
  /** Which game under this code it is, if it is not the first. */
  round?: number
  questionSetId: string
  hostUserId: string
  /** The id of its `playedQuestions`; empty if the questions are in its plan. */
  questionsId: string
  openedAt: number
  /** The process that leads it; empty if there is only one process. */
  heldBy: string
  /** It has been played, and its results are kept. It stays for devices that show its end. */
  isOver: boolean
  /** How often this code has been claimed; 0 for games opened by an older version. */
  epoch?: number
  /** The name that its entries are kept under. Records of older versions have none: it follows from code and round. */
  journal?: string
  /** The class whose pupils alone may play. */
  classId?: string
  /** It is being removed, or set aside for the reason in `setAsideFor`. */
  isClosing?: true
  setAsideFor?: string
}

/** `id` is the id of the game. The plan lies here before the game has its code, and after it has given the code back. */
export type GamePlanRecord = {
  id: string
  /** Without its questions, if these are kept under a name of their own. */
  plan: Omit<MatchPlan, 'questions'> & { questions?: MatchPlan['questions'] }
}

/** One of the processes of a school. It counts as alive as long as its beat goes on, by the clock of the process that looks. */
export type ProcessRecord = {
  id: string
  beat: number
  /** How busy it is, by its players and games. */
  load: number
  /** It was told to stop, and takes no more games. */
  isLeaving: boolean
  /** The rules it can play by. Processes of older versions do not say. */
  plays?: readonly string[]
}

/** `id` is the hash of the questions, so that those of many games are kept once. */
export type PlayedQuestionsRecord = { id: string; questions: KeyedQuestion[] }

/** For a deleted account: its remains are removed again and again until none are left. */
export type DepartureRecord = { id: string; since: number; at: number }

/** Drawn once, for all processes of a school. */
export type SecretRecord = { id: string; text: string }

/** What a guest's game was worth. A class that plays again keeps its seats, so one seat may have several. */
export type GuestEarningsRecord = {
  /** `${gameId}:${seat}`. */
  id: string
  /** The hash of the seat's key, so that a stolen archive opens no seat. */
  seat: string
  gameId: string
  purse: PurseName
  counted: number
  reward: SeatReward
  finishedAt: number
  /** The account that keeps the coins; empty until there is one. */
  claimedBy: string
}

export type MetaRecord = { id: string; value: number }
