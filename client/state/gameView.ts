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
  /** The longest streak of this game. */
  bestStreak: number
  place: number
  correctCount: number
  /** In a practice: the score that the mode goes by and shows. */
  modeScore: number
  /** What the mode counts beside the score: hearts, or the place in which the player crossed the line. */
  mark: number
  connected: boolean
  /** A page has reported from this seat, so somebody sits here. */
  spoke: boolean
  /** The team, counted from one; 0 if the class does not play in teams. */
  team: number
}

export interface Neighbour {
  name: string
  score: number
  slime: string
}

/** The player's own row, with the neighbours in rank. */
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
  /** The name of the player: unique in a game, and shorter than an id on its way to every phone. */
  id: string
  username: string
  slime: string
  score: number
  mark: number
}

export interface OwnAnswer {
  questionNumber: number
  choice: number
  /** Set if the answer is not a single choice. */
  given?: GivenAnswer | undefined
  /** The server has it, and would still have it if it were killed now. */
  isSafe: boolean
  /** It was given in the last moment or without a line, or the line has been lost since. Then only `isSafe` says that it counts. */
  mayBeLate?: boolean
}

/** The move that this player has chosen. */
export interface OwnMove {
  questionNumber: number
  move: Move
  isSafe: boolean
}

/** This player's second look; `right` is null until the server has told it. */
interface OwnLook {
  questionNumber: number
  choice: number
  given?: GivenAnswer | undefined
  right: boolean | null
}

/** Everything that a screen may show of a game. It is frozen: each change makes a new one. */
export interface GameView {
  status: ConnectionStatus
  code: string
  /** The number of this game under its code, counted from one; 0 before the server has told it. */
  gameRound: number
  title: string
  onlyMissed: boolean
  gameMode: GameMode
  /** Empty if the mode needs no map. */
  mapName: string
  /** The kinds of questions in this game, beside the usual kind. */
  kinds: string
  phase: Phase
  paused: boolean
  /** The server cannot save what happens at the moment. */
  unsaved: boolean
  /** Who paused the game: its host, or the server, which waits for all players after a restart or a lost line. */
  pausedBy: PausedBy | null
  pace: 'host' | 'auto'
  locked: boolean
  /** Newcomers have to tap the slimes that the board shows. */
  asksProof: boolean
  limitsSeats: boolean
  /** How many remotes lead this game. */
  remotes: number
  /** Slimes react to taps, in the lobby and while moves are chosen. */
  lobbyPlay: boolean
  /** A fast answer earns no more than a slow one. */
  unhurried: boolean
  /** The terms of a solo practice; null in any other game. */
  practice: PracticeSign | null
  isHost: boolean
  plays: boolean
  playerId: string
  questionNumber: number
  totalQuestions: number
  /** The number of this question or slide among all of them. The server knows it by this number. */
  turn: number
  asked: QuestionAsked | null
  closed: QuestionClosed | null
  /** When the phase ends by this device's own clock (`performance.now()`); null while nothing is timed. */
  endsAt: number | null
  /** The time that was left when the host paused. */
  remainingMs: number | null
  limitMs: number
  ownAnswer: OwnAnswer | null
  /** What the player can choose now; null if there is nothing to choose. */
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
  /** Every player on the host's screens; other devices get only their own row. */
  players: readonly PlayerView[]
  /** Places before the last closed question, for showing who moved. */
  placesBefore: ReadonlyMap<string, number>
  /** This player's own score before the last closed question; null if the device came back in the middle of it. */
  scoreBefore: number | null
  caughtNames: readonly string[]
  final: GameFinished | null
  /** Achievements that the player has unlocked in this game. */
  unlocked: readonly string[]
}

/** A game that is watched again is shown as its board was, but this device has no seat in it. */
export const isWatchedAgain = ({ playerId }: GameView): boolean => playerId === ''

/** The parts of the view that only messages tell, and a clock that a lost line has stopped. The next game starts without them. */
export const untold = {
  remainingMs: null,
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
  unhurried: false,
  practice: null,
  isHost: false,
  plays: true,
  playerId: '',
  questionNumber: 0,
  totalQuestions: 0,
  turn: 0,
  endsAt: null,
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
