import type { GameMode } from '../contract/gameModes.ts'
import type { GameSettings } from '../contract/gameSettings.ts'
import type { TileGrid } from '../maps/tileGrid.ts'

/**
 * The port of a rule book. A mode is pure: the same inputs give the same outcome, whatever order they came in.
 * A board is plain data (records, lists, numbers, texts), so that it can be hashed and compared byte for byte.
 */

/** Chance by purpose: each purpose has a stream of its own, so asking twice or in another order changes nothing. */
export type Chance = (purpose: string, player?: string) => () => number

/** A player as a rule book sees one: plain values, nothing to write to. */
export interface TurnPlayer {
  id: string
  /** The order in which they came: it settles what scores and times leave open. */
  seat: number
  /** In a turn: with the points for this turn's answer. */
  score: number
  correctCount: number
  streak: number
  totalMs: number
}

/** What a whole game has in common. */
export interface GameFrame {
  settings: GameSettings
  /** How many questions were planned: N. It stays what it was when one is taken out. */
  total: number
  /** The chance of the game itself, for what is drawn at its start. */
  chance: Chance
}

/** What one question has in common, from the moment it is asked. */
export interface QuestionFrame extends GameFrame {
  /** Its number in the plan: names it for good. */
  question: number
  /** Which one it is of those that count: q. A question that was taken out is not counted. */
  played: number
  /** What moves pay counts double now. */
  isFinale: boolean
  /** The last one of the plan. */
  isLast: boolean
}

export interface TurnAnswer {
  correct: boolean
  ms: number
  /** Right in the first third of the limit; never with the speed bonus off. */
  fast: boolean
  /** Right in the first half of the limit; with the speed bonus off, right. */
  early: boolean
}

/** A move is an id and, where it needs one, a place on the map. */
export interface Move {
  id: string
  at?: number | undefined
}

/** A move that is on offer; `places` are those it may be aimed at, where it can be aimed. */
export interface MoveOffer<Id extends string = string> {
  id: Id
  places?: readonly number[]
  /** The numbers in what the card says, as they are in this turn: the device has the words. */
  values?: Readonly<Record<string, number>>
}

/** All that a turn may depend on. */
export interface Turn<Board> extends QuestionFrame {
  board: Board
  /** In order of rank, the points for this turn's answers included. Those who were removed are not among them. */
  players: readonly TurnPlayer[]
  /** The answers of players who answered in time; no entry for the others. */
  answers: ReadonlyMap<string, TurnAnswer>
  /** Whose second look was right: nothing is taken from them in this turn. */
  learned: ReadonlySet<string>
  /** One for each player who was right, and it is on offer: where none was chosen, the first. */
  moves: ReadonlyMap<string, Move>
}

export interface ScoreChange<Reason extends string = string> {
  player: string
  by: number
  reason: Reason
  /** Who took it, or from whom it was taken. */
  other?: string | undefined
}

/** What there is to see; each mode says what its events mean. They stand in the order in which they happen. */
export interface TurnEvent {
  kind: string
  player?: string | undefined
  other?: string | undefined
  /** Only this player is told. */
  isPrivate?: true | undefined
}

export interface TurnOutcome<Board, Event extends TurnEvent = TurnEvent, Reason extends string = string> {
  board: Board
  /** What the players have afterwards is never below zero; a change says what was really given or taken. */
  changes: ScoreChange<Reason>[]
  events: Event[]
  /** The game ends by this turn. */
  end: 'won' | 'lost' | null
}

/** Who looks: the board screen sees everything, a device its own surroundings and the leaders. */
export interface Viewer {
  player: string
  /** Whom else the device can name: the leaders, then who is next ahead and next behind in rank. */
  others: readonly string[]
}

/** All that a phone tells its player before a move is chosen: who chooses by it knows nothing that a player does not. */
export interface Sight<Shown> {
  frame: QuestionFrame
  offers: readonly MoveOffer[]
  self: TurnPlayer
  /** 1 is the leader. */
  rank: number
  players: number
  answer: TurnAnswer
  /** What the phone shows of the board. */
  shown: () => Shown
  random: () => number
}

/** How somebody who thinks for a moment would choose. */
export type Strategy<Shown> = (sight: Sight<Shown>) => Move

/** One game mode. A new one is one of these and a line in the registry. */
export interface ModeRules<
  Board,
  Event extends TurnEvent = TurnEvent,
  Shown = unknown,
  MoveId extends string = string,
  Reason extends string = string,
> {
  mode: GameMode
  /** A rule that changes gets a new version beside the old one, so that finished games can be watched for ever. */
  version: number
  /** Whether a turn has moves to choose and a scene to play after the reveal. */
  hasMoves: boolean
  /** Opened when the game starts, with the players who are there. */
  openBoard(map: TileGrid | null, players: readonly TurnPlayer[], game: GameFrame): Board
  /** Somebody came after the start. */
  admit(board: Board, newcomer: TurnPlayer, game: GameFrame): Board
  /** A player was removed: what they built and broke stays, but they can no longer be a target. */
  dismiss(board: Board, player: string): Board
  /** What the board shows with the question that has just been asked. */
  prepare(board: Board, frame: QuestionFrame): Board
  /** The moves of this turn for those who are right: the first is taken for players who do not choose. Never empty with `hasMoves`. */
  offer(board: Board, frame: QuestionFrame): readonly MoveOffer<MoveId>[]
  /** The sensible move by what a phone shows: the rival of a practice plays it. Never asked without moves. */
  choose(sight: Sight<Shown>): Move
  resolve(turn: Turn<Board>): TurnOutcome<Board, Event, Reason>
  /** What the mode pays when the game is over, however it ended. */
  payAtEnd(board: Board, players: readonly TurnPlayer[]): ScoreChange[]
  /** Who ranks before everybody else, in this order; their score stands still, also for what they answer. */
  finishers(board: Board): readonly string[]
  /** A small number beside a player's score: hearts, or the place in which they finished; 0 where there is none. */
  markOf(board: Board, player: string): number
  /** To everybody the same small data is best: a phone's share does not grow with the room. */
  show(board: Board, viewer: Viewer | null): Shown
}
