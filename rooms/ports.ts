import type { NotedSeat, Played, Who } from './sameSet.ts'
import type { Difficulty, GameMode, PracticeMode } from './shared/contract/gameModes.ts'
import type { MapCredit, MapVotes } from './shared/contract/maps.ts'
import type { Report } from './shared/contract/reports.ts'
import type { Visitor } from './shared/match/admission.ts'
import type { MatchEntry } from './shared/match/matchEntries.ts'
import type { MapOfPlan, MatchPlan } from './shared/match/matchPlan.ts'
import type { OwnPhaseMs } from './shared/match/phaseLengths.ts'
import type { Replay } from './shared/match/replay.ts'
import type { KeyedQuestion, TypedQuestion } from './shared/questions/question.ts'

/** Somebody signed in, as the session cookie of a request says. */
export interface Account {
  id: string
  username: string
  role: 'teacher' | 'student'
  selectedSlime: string
  /** The classes they are in: as a pupil, or as one of its teachers. */
  classIds?: readonly string[]
}

/** What the rooms ask of the rest of the server. They know nothing else of it. */
export interface RoomPorts {
  identify(cookieHeader: string | undefined): Promise<Account | undefined>
  /** What a game has to know of the pupils of a class. */
  ofClass(classId: string): Promise<Pick<MatchPlan, 'ownTimes' | 'teams'>>
  /** Whether they teach the class, which somebody may have archived. */
  teaches(classId: string, account: Pick<Account, 'id' | 'role'>): Promise<boolean>
  content: ContentPort
  journal: JournalPort
  others: OthersPort
  whereabouts: WhereaboutsPort
  endedGames: EndedGamesPort
  results: ResultsPort
  practice: PracticePort
  /** Milliseconds since 1970 that never run backwards. */
  now(): number
  /** Calls once when `now` has come to that time, never within this call; what it returns calls it off. */
  wakeAt(time: number, ring: () => void): () => void
  /** For games that begin from now on; without it, the usual. */
  readonly phaseMs?: OwnPhaseMs | undefined
  /** How many games one account may keep open. */
  readonly mostOpenRooms: Readonly<Record<Account['role'], number>>
  /** False when there is too little memory for one more room. */
  hasRoom(): boolean
  /** Names the build of the pages that this server hands out; empty where there is none. */
  readonly build: string
  /** Drawn by the system: a player cannot foresee it from earlier draws. */
  random(): number
  /** An unguessable text, fit for an id or a key. */
  secret(): string
  log: RoomLog
}

export interface ContentPort {
  /** A copy with its key; undefined unless the account may play with it. */
  questionSet(id: string, account: Account): Promise<SetToPlay | undefined>
  /** What the class missed in a game whose report the account reads; undefined where there is no such report, or nothing. */
  missedIn(reportId: string, account: Account): Promise<SetToPlay | undefined>
  /** Adds to what a typed question of a set accepts. False where the set is not theirs, or has no such question any more. */
  acceptForEver(wish: { setId: string; userId: string; asked: TypedQuestion; text: string }): Promise<boolean>
  /** Undefined unless the map is made for the mode and the account may play on it. */
  map(id: string, gameMode: GameMode, account: Account): Promise<MapToPlay | undefined>
  /** Who has built a map, as far as the host of a game may know. */
  mapCredit(id: string, host: Pick<Account, 'id' | 'role'>): Promise<MapCredit | undefined>
  /** Each seat of a game has one vote: said again, it counts as said last. What the game's seats have said so far. */
  voteOnMap(vote: MapVote): Promise<MapVotes>
  /** The same, without a vote. */
  votesOnMap(gameId: string): Promise<MapVotes>
  /** A default map of the mode, for hosts who chose none. */
  defaultMap(gameMode: GameMode): Promise<MapToPlay | undefined>
}

/** What a game needs of a question set. `id`: of the set, wherever its questions were taken from. */
export type SetToPlay = {
  id: string
  title: string
  questions: KeyedQuestion[]
  /** The name under which these questions are kept while somebody plays them. */
  questionsId?: string
  ownerId: string
  readyMade?: boolean
}

export type MapVote = { mapId: string; gameId: string; player: string; again: boolean }

/** What a game needs of a map. */
export type MapToPlay = MapOfPlan & { id?: string; isDefault?: boolean }

/** Another process leads this game now: here nothing of it can be written, nor acknowledged, any more. */
export class GameTaken extends Error {
  constructor(code: string) {
    super(`Another process has ${code}`)
  }
}

/**
 * A running game as one process has claimed it. Whatever is written to the game says by which claim: as soon as somebody
 * has claimed it after this one, or it has become the next game under its code, nothing by this claim has any effect.
 */
export interface Claim {
  readonly code: string
  readonly gameId: string
  /** Counts the claims of all games under this code, one after another. */
  readonly epoch: number
  /** What the entries of the game are kept under; no two games share it. */
  readonly journal: string
}

/** A game as its room begins with it. */
export interface GameOpening {
  plan: MatchPlan
  claim: Claim
  entries: MatchEntry[]
  nextSequence: number
  /** The players who sat in it a moment ago, where that is known: the game waits for them only. */
  expected?: readonly string[]
  /** It has been played, and what came of it is kept. */
  areResultsKept?: boolean
}

/**
 * The journal of running games. A promise that resolves means: a server that is killed now still knows it. Of several
 * processes one has each game, and only that one writes: to every other one what it tries is refused as `GameTaken`.
 */
export interface JournalPort {
  /** Claims the code, for this process or for another. Undefined when a running game has it, on whichever process. */
  open(plan: MatchPlan, heldBy?: string): Promise<Claim | undefined>
  /** Where the next batch goes, at once if it can be. Until then the same entries are sent again, unchanged, under this one. */
  append(claim: Claim, sequence: number, entries: MatchEntry[]): number | Promise<number>
  /**
   * All games that were opened and not closed, can be read and belong to no other process, one by one; games in play
   * come first.
   */
  unfinished(): AsyncIterable<GameOpening>
  /** Takes a game over that is `from`'s, or has been given to this process already. Undefined when there is none to be had. */
  take(code: string, from?: string): Promise<GameOpening | undefined>
  /** Gives a game of which everything is written to another process. */
  passOn(claim: Claim, heldBy: string): Promise<boolean>
  /** The game is over and its results are kept: it comes back for those who still look at them, and nothing of it is secret any more. */
  markOver(claim: Claim): Promise<void>
  /**
   * In the place of a game that is over comes the next under its code, with its first entries: wholly or not at all. Where an
   * earlier call has done so already, and its answer was lost, that next game is what comes back.
   */
  succeed(claim: Claim, plan: MatchPlan, entries: MatchEntry[]): Promise<GameOpening>
  close(claim: Claim): Promise<void>
  /** Nothing of this game is needed here any more: another process has it. */
  forget(claim: Claim): Promise<void>
  /** The claims by which games are this process' now. */
  held(): Promise<Claim[]>
  /** Whether what happens may be decided here: not while others may be going on with the games of this process. */
  mayDecide(): boolean
  /** For a game that cannot be opened: it is kept for people to look at, and its code is free again. */
  setAside(claim: Claim, why: string): Promise<void>
}

/** Questions that a room answers to other processes and to HTTP. */
export type RoomCall = 'doorSign' | 'hostSign' | 'seatSign' | 'endFor' | 'playedFor' | 'playAgain'

/** What processes ask of each other, with what is handed over and what comes back. */
export interface ProcessCalls {
  seat(roomId: string, visitor: Visitor): Promise<unknown>
  ask(roomId: string, method: RoomCall, what: readonly unknown[]): Promise<unknown>
  open(code: string, expected: readonly string[]): Promise<void>
}

/**
 * Whose a game is: `lost` while other processes are about to take it over, `leftBy` where its process is gone and no
 * other one looks after its games any longer.
 */
export type Holder = { processId: string } | { leftBy: string } | 'this' | 'lost'

/** The other processes of a school. A server that is alone has none. */
export interface OthersPort {
  /** Whose a game is that is not open here; undefined when there is no such game. */
  whoHas(code: string): Promise<Holder | undefined>
  /** Rejects when no answer comes. */
  call<Name extends keyof ProcessCalls>(
    processId: string,
    name: Name,
    ...args: Parameters<ProcessCalls[Name]>
  ): ReturnType<ProcessCalls[Name]>
  /** Whether any of them can be asked now. */
  canCall(): boolean
  answer(answers: ProcessCalls): void
  /** Which process has the least to do, but for those named; undefined when there is no other. */
  leastBusy(except?: ReadonlySet<string>): string | undefined
  /** The same, where it has much less to do than this one. */
  relief(): string | undefined
  /** How many games this account keeps open that are not over, wherever they are. A process that is alone knows without asking. */
  openGamesOf(userId: string): Promise<number>
  /** This process has the game from now on: devices that wait for it need not look elsewhere. */
  tookUp(code: string): void
  /** The codes of the games that this account hosts, wherever they are. */
  hostedBy(userId: string): Promise<string[]>
}

/** Who plays what at the other processes, and where an account sat down. A process that does not answer is not waited for. */
export interface WhereaboutsPort {
  /** Where somebody plays a set elsewhere. */
  played(setId: string, who: Who): Promise<Played[]>
  /** They are at it in this room now. Others hear of it, and what they know comes back. `here`: not where it is a practice. */
  satDown(at: { setId: string; roomId: string }, who: Who, here?: Played): Promise<Played[]>
  left(at: { setId: string; roomId: string }, everybody: readonly Who[]): void
  /** The newest last; forgotten as they were read, so that one stays which was taken anew since. */
  seatsOf(userId: string): Promise<NotedSeat[]>
  seatsGone(userId: string, seats: readonly NotedSeat[]): void
  /** Somebody plays a teacher's game here from behind this address. */
  playedBehind(address: string, roomId: string): void
  leftBehind(addresses: readonly string[], roomId: string): void
  /** What classes behind an address have still to be asked at other processes, by `keyOfQuestion`. */
  ahead(address: string): Promise<readonly string[] | 'unknown'>
  /** The practice that this account has at another process gives way to this one. */
  practises(userId: string, roomId: string): Promise<void>
}

/** Codes of games whose rooms are gone: a phone that wakes up late is told that its game is over, not that it never was. */
export interface EndedGamesPort {
  remember(code: string): void
  has(code: string): Promise<boolean>
}

/** What a game was worth to the player of one seat. */
export interface SeatReward {
  currency: number
  place: number
  /** Placed first, and against somebody else who has an account and played. */
  won: boolean
  answered: number
  correctCount: number
  bestStreak: number
  /** Whether they answered half of the questions. */
  played: boolean
  /** How many others did. */
  opponents: number
}

export interface GameReward extends SeatReward {
  userId: string
}

export interface FinishedGame {
  report: Report
  rewards: GameReward[]
  /** Of those who have no account yet, by the keys of their seats. */
  guests: { seatKey: string; reward: SeatReward }[]
  /** For playing it again. */
  replay: Replay
}

export interface SettledGame {
  unlocked: Record<string, string[]>
  paid: Record<string, number>
}

export interface ResultsPort {
  /**
   * Writes report, stats, currency and achievements, each exactly once per game however often it is called and wherever it was cut
   * off. Answers by user with the achievements that it unlocked, and with what it has paid: a full purse takes no more.
   */
  record(game: FinishedGame): Promise<SettledGame>
  /** What a game that was recorded has paid to each of these users. */
  paidBy(gameId: string, userIds: readonly string[]): Promise<SettledGame['paid']>
  /** False when more is kept of the games they have hosted today than any lessons take. */
  mayHost(account: Pick<Account, 'id'>): Promise<boolean>
}

/** What a practice counts for beside coins. */
export interface PracticeFeats {
  answered: number
  correct: number
  bestStreak: number
}

export interface PracticeRun {
  runId: string
  userId: string
  questionSetId: string
  gameMode: PracticeMode
  difficulty: Difficulty
  score: number
  questionsCorrect: number
  questionsTotal: number
  currencyEarned: number
  feats: PracticeFeats | null
  finishedAt: number
}

export interface PracticePort {
  /** A finished run, waiting to be saved by its player. */
  record(run: PracticeRun): Promise<void>
}

export interface RoomLog {
  info(facts: Record<string, unknown>, message: string): void
  warn(facts: Record<string, unknown>, message: string): void
  error(facts: Record<string, unknown>, message: string): void
}
