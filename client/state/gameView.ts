import type { GivenAnswer, QuestionAsked, QuestionClosed } from '../../rooms/shared/contract/asking.ts'
import type { ChooseOpened, Phase, PracticeSign, RoundResolved } from '../../rooms/shared/contract/game.ts'
import type { GameMode } from '../../rooms/shared/contract/gameModes.ts'
import type { GameFinished } from '../../rooms/shared/contract/gameResults.ts'
import type { PausedBy } from '../../rooms/shared/match/matchEntries.ts'
import type { Move } from '../../rooms/shared/modes/modeRules.ts'
import type { ConnectionStatus } from '../net/gameConnection.ts'

export interface PlayerView {
  id: string
  userId: string
  username: string
  slime: string
  score: number
  isHost: boolean
  plays: boolean
  answered: boolean
  lastAnswerCorrect: boolean
  streak: number
  /** The longest of this game. */
  bestStreak: number
  place: number
  correctCount: number
  /** What the mode counts beside the score: hearts, or the place in which somebody crossed the line. */
  mark: number
  connected: boolean
  /** Somebody sits here: a page has said so. */
  spoke: boolean
  /** Of a class that plays in teams, counted from one; 0 is none. */
  team: number
}

export interface Neighbour {
  name: string
  score: number
  slime: string
}

/** One's own row knows its neighbours in rank. */
export interface OwnView extends PlayerView {
  ahead: Neighbour | null
  behind: Neighbour | null
}

export interface CardView {
  id: string
  username: string
  slime: string
  isHost: boolean
  ready: boolean
}

export interface LeaderView {
  /** Names are unique in a game, and shorter than ids on their way to every phone. */
  id: string
  username: string
  slime: string
  score: number
  mark: number
}

export interface OwnAnswer {
  questionNumber: number
  choice: number
  /** An answer that is not a single choice. */
  given?: GivenAnswer | undefined
  /** The server has it, and would still have it if it were killed now. */
  isSafe: boolean
}

/** The move one has chosen. */
export interface OwnMove {
  questionNumber: number
  move: Move
  isSafe: boolean
}

/** One's second look, and what came of it as soon as that is known. */
interface OwnLook {
  questionNumber: number
  choice: number
  given?: GivenAnswer | undefined
  right: boolean | null
}

/** Everything a screen may show of a game, frozen: a new one comes when something has changed. */
export interface GameView {
  status: ConnectionStatus
  code: string
  /** The how manieth game under this code; 0 before anything was told. */
  gameRound: number
  title: string
  onlyMissed: boolean
  gameMode: GameMode
  /** Empty where the mode needs none. */
  mapName: string
  /** Of questions, beside the usual one. */
  kinds: string
  phase: Phase
  paused: boolean
  /** What happens cannot be kept at the moment. */
  unsaved: boolean
  /** Who stopped the game: its host, or the server, which waits for everybody after a restart or a line that all have lost. */
  pausedBy: PausedBy | null
  pace: 'host' | 'auto'
  locked: boolean
  /** Newcomers have to say what the board shows. */
  asksProof: boolean
  limitsSeats: boolean
  /** How many of the host's devices lead from elsewhere. */
  remotes: number
  /** Slimes in the lobby react to taps. */
  lobbyPlay: boolean
  /** Solo practice, and by which terms. */
  practice: PracticeSign | null
  isHost: boolean
  plays: boolean
  playerId: string
  questionNumber: number
  totalQuestions: number
  /** Its number among all that is asked or shown, by which the server knows it. */
  turn: number
  asked: QuestionAsked | null
  closed: QuestionClosed | null
  /** When the phase ends by this device's own clock (`performance.now()`); null while nothing is timed. */
  endsAt: number | null
  /** The time that was left when the host paused. */
  remainingMs: number | null
  limitMs: number
  ownAnswer: OwnAnswer | null
  /** What there is to choose, while there is. */
  choosing: ChooseOpened | null
  ownMove: OwnMove | null
  ownLook: OwnLook | null
  /** What the last turn did. */
  round: RoundResolved | null
  /** What the mode's board shows to this device; the mode reads it. */
  board: unknown
  playerCount: number
  connectedCount: number
  answeredCount: number
  cards: readonly CardView[]
  leaders: readonly LeaderView[]
  me: OwnView | null
  /** Every player; only the host's screens are told of more than oneself. */
  players: readonly PlayerView[]
  /** Places before the last closed question, for showing who moved. */
  placesBefore: ReadonlyMap<string, number>
  /** One's own score before the last closed question; null after coming back in the middle of it. */
  scoreBefore: number | null
  caughtNames: readonly string[]
  final: GameFinished | null
  /** Achievements that this game brought. */
  unlocked: readonly string[]
}

/** A game that is watched again is shown as its board was, but this device has no seat in it. */
export const isWatchedAgain = ({ playerId }: GameView): boolean => playerId === ''

/** What only messages tell of a game: gone with it. */
export const untold = {
  asked: null,
  closed: null,
  ownAnswer: null,
  ownMove: null,
  ownLook: null,
  round: null,
  board: null,
  final: null,
  unlocked: [],
} satisfies Partial<GameView>

export const blankView: GameView = Object.freeze({
  ...untold,
  status: { kind: 'connecting' },
  code: '',
  gameRound: 0,
  title: '',
  onlyMissed: false,
  gameMode: 'classic',
  mapName: '',
  kinds: '',
  phase: 'lobby',
  paused: false,
  unsaved: false,
  pausedBy: null,
  pace: 'auto',
  locked: false,
  asksProof: false,
  limitsSeats: false,
  remotes: 0,
  lobbyPlay: false,
  practice: null,
  isHost: false,
  plays: true,
  playerId: '',
  questionNumber: 0,
  totalQuestions: 0,
  turn: 0,
  endsAt: null,
  remainingMs: null,
  limitMs: 20_000,
  choosing: null,
  playerCount: 0,
  connectedCount: 0,
  answeredCount: 0,
  cards: [],
  leaders: [],
  me: null,
  players: [],
  placesBefore: new Map(),
  scoreBefore: null,
  caughtNames: [],
} satisfies GameView)
