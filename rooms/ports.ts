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

/** A signed-in person, as the session cookie of a request says. */
export interface Account {
  id: string
  username: string
  role: 'teacher' | 'student'
  selectedSlime: string
  /** The classes they are in: as a pupil, or as one of its teachers. */
  classIds?: readonly string[]
}

/** All that the rooms ask of the rest of the server, and all that they know of it. */
export interface RoomPorts {
  identify(cookieHeader: string | undefined): Promise<Account | undefined>
  /** What a game needs to know about the pupils of a class. */
  ofClass(classId: string): Promise<Pick<MatchPlan, 'ownTimes' | 'teams'>>
  /** Whether they teach the class, even if it has been archived. */
  teaches(classId: string, account: Pick<Account, 'id' | 'role'>): Promise<boolean>
  content: ContentPort
  journal: JournalPort
  others: OthersPort
  whereabouts: WhereaboutsPort
  endedGames: EndedGamesPort
  results: ResultsPort
  practice: PracticePort
  /** Milliseconds that never run backwards, and stand still while nobody can play. They measure time and tell no date. */
  now(): number
  /** The time on the wall, in milliseconds since 1970. Somebody may set it at any moment, so it measures nothing. */
  date(): number
  /** Calls `ring` once at that time, never within this call. Call the result to cancel it. */
  wakeAt(time: number, ring: () => void): () => void
  /** For games that begin from now on. Without it phases have their usual lengths. */
  readonly phaseMs?: OwnPhaseMs | undefined
  /** How many games one account may keep open. */
  readonly mostOpenRooms: Readonly<Record<Account['role'], number>>
  /** False when there is too little memory for one more room. */
  hasRoom(): boolean
  /** The build of the pages that this server delivers; empty if there is none. */
  readonly build: string
  /** Drawn by the system, so that a player cannot foresee it from earlier draws. */
  random(): number
  /** An unguessable text, fit for an id or a key. */
  secret(): string
  log: RoomLog
}

export interface ContentPort {
  /** A copy with its key; undefined if the account may not play with it. */
  questionSet(id: string, account: Account): Promise<SetToPlay | undefined>
  /** What the class missed in a game whose report the account may read; undefined without such a report or such questions. */
  missedIn(reportId: string, account: Account): Promise<SetToPlay | undefined>
  /** Adds a text to the accepted answers of a typed question. False if the set is not theirs, or no longer has the question. */
  acceptForEver(wish: { setId: string; userId: string; asked: TypedQuestion; text: string }): Promise<boolean>
  /** Undefined if the map is of another mode, or if the account may not play on it. */
  map(id: string, gameMode: GameMode, account: Account): Promise<MapToPlay | undefined>
  /** The author of a map, as far as the host of the game may know. */
  mapCredit(id: string, host: Pick<Account, 'id' | 'role'>): Promise<MapCredit | undefined>
  /** Each seat of a game has one vote, and its last one counts. Returns the votes of all seats so far. */
  voteOnMap(vote: MapVote): Promise<MapVotes>
  /** The same, without a vote. */
  votesOnMap(gameId: string): Promise<MapVotes>
  /** A default map of the mode, for hosts who chose none. */
  defaultMap(gameMode: GameMode): Promise<MapToPlay | undefined>
}

/** What a game needs of a question set. `id` is the id of the set, even if its questions came from elsewhere. */
export type SetToPlay = {
  id: string
  title: string
  questions: KeyedQuestion[]
  /** The name under which these questions are kept while a game needs them. */
  questionsId?: string
  ownerId: string
  readyMade?: boolean
}

export type MapVote = { mapId: string; gameId: string; player: string; again: boolean }

/** What a game needs of a map. */
export type MapToPlay = MapOfPlan & { id?: string; isDefault?: boolean }

/** Another process leads this game now. This one can neither write to it nor acknowledge anything. */
export class GameTaken extends Error {
  constructor(code: string) {
    super(`Another process has ${code}`)
  }
}

/**
 * A running game as one process has claimed it. Every write to the game names its claim. Once another process has
 * claimed the game later, or it has become the next game under its code, writes by this claim have no effect.
 */
export interface Claim {
  readonly code: string
  readonly gameId: string
  /** Counts the claims of all games under this code, one after another. */
  readonly epoch: number
  /** The name that the game's entries are kept under; no two games share it. */
  readonly journal: string
}

/** A game as its room begins with it. */
export interface GameOpening {
  plan: MatchPlan
  claim: Claim
  entries: MatchEntry[]
  nextSequence: number
  /** The players who were there a moment ago, if that is known. The game waits only for them. */
  expected?: readonly string[]
  /** The game has been played, and its results are kept. */
  areResultsKept?: boolean
}

/**
 * The journal of running games. A promise that resolves means that a server killed now would still know it. Of several
 * processes one has each game, and only that one may write; all others get `GameTaken`.
 */
export interface JournalPort {
  /** Claims the code, for this process or another. Undefined if any process has a running game under it. */
  open(plan: MatchPlan, heldBy?: string): Promise<Claim | undefined>
  /** Returns the next batch's sequence, at once if possible. Until then the same entries are sent again under this one. */
  append(claim: Claim, sequence: number, entries: MatchEntry[]): number | Promise<number>
  /** All open games that can be read and belong to no other process, one by one; games in play come first. */
  unfinished(): AsyncIterable<GameOpening>
  /** Takes over a game that is `from`'s, or was given to this process. Undefined if it cannot be had. */
  take(code: string, from?: string): Promise<GameOpening | undefined>
  /** Gives a game to another process, once everything of it is written. */
  passOn(claim: Claim, heldBy: string): Promise<boolean>
  /** The game is over and its results are kept. It still comes back for devices that show it, and holds no secret any more. */
  markOver(claim: Claim): Promise<void>
  /**
   * Replaces a game that is over by the next one under its code, with its first entries: wholly or not at all. If an earlier
   * call did so and its answer was lost, the answer is that next game.
   */
  succeed(claim: Claim, plan: MatchPlan, entries: MatchEntry[]): Promise<GameOpening>
  close(claim: Claim): Promise<void>
  /** This process needs nothing of this game any more: another one has it. */
  forget(claim: Claim): Promise<void>
  /** The claims of all games that this process has now. */
  held(): Promise<Claim[]>
  /** Whether this process may decide anything. False while others may be going on with its games. */
  mayDecide(): boolean
  /** For a game that cannot be opened: it is kept for people to look at, and its code becomes free. */
  setAside(claim: Claim, why: string): Promise<void>
}

/** Questions that a room answers to other processes and to HTTP. */
export type RoomCall = 'doorSign' | 'hostSign' | 'seatSign' | 'endFor' | 'playedFor' | 'playAgain'

/** The calls between processes, with their arguments and results. */
export interface ProcessCalls {
  seat(roomId: string, visitor: Visitor): Promise<unknown>
  ask(roomId: string, method: RoomCall, what: readonly unknown[]): Promise<unknown>
  open(code: string, expected: readonly string[]): Promise<void>
}

/**
 * Who has a game. `lost`: other processes are about to take it over. `leftBy`: its process is gone, and no other one
 * looks after its games any longer.
 */
export type Holder = { processId: string } | { leftBy: string } | 'this' | 'lost'

/** The other processes of a school. A server by itself has none. */
export interface OthersPort {
  /** Who has a game that is not open here; undefined if there is no such game. */
  whoHas(code: string): Promise<Holder | undefined>
  /** Rejects if no answer comes. */
  call<Name extends keyof ProcessCalls>(
    processId: string,
    name: Name,
    ...args: Parameters<ProcessCalls[Name]>
  ): ReturnType<ProcessCalls[Name]>
  /** Whether any of them can be asked now. */
  canCall(): boolean
  answer(answers: ProcessCalls): void
  /** The process with the least to do, without those named; undefined if there is no other. */
  leastBusy(except?: ReadonlySet<string>): string | undefined
  /** The same, but only if it has much less to do than this one. */
  relief(): string | undefined
  /** How many running games this account has, at all processes. A process by itself knows without asking. */
  openGamesOf(userId: string): Promise<number>
  /** This process has the game now, so devices that wait for it need not look elsewhere. */
  tookUp(code: string): void
  /** The codes of the games that this account hosts, at all processes. */
  hostedBy(userId: string): Promise<string[]>
}

/** What people play at other processes, and where an account sat down. A process that does not answer is not waited for. */
export interface WhereaboutsPort {
  /** Where a person plays a set at other processes. */
  played(setId: string, who: Who): Promise<Played[]>
  /** Tells others that they play in this room now, and returns where else they play. `here` is left out for a practice. */
  satDown(at: { setId: string; roomId: string }, who: Who, here?: Played): Promise<Played[]>
  left(at: { setId: string; roomId: string }, everybody: readonly Who[]): void
  /** The newest last. They are forgotten exactly as they were read, so that a seat taken again since then stays. */
  seatsOf(userId: string): Promise<NotedSeat[]>
  seatsGone(userId: string, seats: readonly NotedSeat[]): void
  /** A player of a teacher's game here has come from this address. */
  playedBehind(address: string, roomId: string): void
  leftBehind(addresses: readonly string[], roomId: string): void
  /** What classes behind an address have still to be asked at other processes, as keys of `keyOfQuestion`. */
  ahead(address: string): Promise<readonly string[] | 'unknown'>
  /** If this account practises at another process, that practice gives way to this one. */
  practises(userId: string, roomId: string): Promise<void>
}

/** Codes of games whose rooms are gone. A phone that wakes up late hears that its game is over, not that it never existed. */
export interface EndedGamesPort {
  remember(code: string): void
  has(code: string): Promise<boolean>
}

/** What a game was worth to the player of one seat. */
export interface SeatReward {
  currency: number
  place: number
  /** In first place, against at least one other player who has an account and played. */
  won: boolean
  answered: number
  correctCount: number
  bestStreak: number
  /** Whether they answered half of the questions. */
  played: boolean
  /** How many other players did. */
  opponents: number
}

export interface GameReward extends SeatReward {
  userId: string
}

export interface FinishedGame {
  report: Report
  rewards: GameReward[]
  /** For players without an account so far, by the keys of their seats. */
  guests: { seatKey: string; reward: SeatReward }[]
  /** All that is needed to play the game again. */
  replay: Replay
}

export interface SettledGame {
  unlocked: Record<string, string[]>
  paid: Record<string, number>
  unreadAccounts?: readonly string[]
}

export interface ResultsPort {
  /**
   * Writes report, stats, currency and achievements. Each is written exactly once per game, however often this is called or cut
   * off. Returns for each user the new achievements and the pay, which is less if their purse is full.
   */
  record(game: FinishedGame): Promise<SettledGame>
  /** What a recorded game has paid to each of these users. */
  paidBy(gameId: string, userIds: readonly string[]): Promise<SettledGame['paid']>
  /** False if the games they have hosted today already take more room than any lessons do. */
  mayHost(account: Pick<Account, 'id'>): Promise<boolean>
}

/** What a practice counts for, beside coins. */
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
  /** Keeps a finished run until its player saves it. */
  record(run: PracticeRun): Promise<void>
}

export interface RoomLog {
  info(facts: Record<string, unknown>, message: string): void
  warn(facts: Record<string, unknown>, message: string): void
  error(facts: Record<string, unknown>, message: string): void
}
