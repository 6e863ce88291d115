import type { GameMode } from '../contract/gameModes.ts'
import type { GameSettings } from '../contract/gameSettings.ts'
import type { TileGrid } from '../maps/tileGrid.ts'

/**
 * The port of a rule book. A mode is pure: the same inputs give the same outcome, whatever order they came in.
 * A board is plain data (records, lists, numbers, texts), so that it can be hashed and compared byte for byte.
 */

/** Chance by purpose. Each purpose has a stream of its own, so drawing twice or in another order changes nothing. */
export type Chance = (purpose: string, player?: string) => () => number

/** A player as a rule book sees one: plain values that it cannot change. */
export interface TurnPlayer {
  id: string
  /** The order of arrival. It decides between players with equal scores and times. */
  seat: number
  /** During a turn it includes the points for this turn's answer. */
  score: number
  correctCount: number
  streak: number
  totalMs: number
}

/** What is the same for a whole game. */
export interface GameFrame {
  settings: GameSettings
  /** N, the number of planned questions. It stays the same if the host takes one out. */
  total: number
  /** The chance of the whole game, for draws at its start. */
  chance: Chance
}

/** What is the same for all players in one question, from the moment it is asked. */
export interface QuestionFrame extends GameFrame {
  /** Its number in the plan, which never changes. */
  question: number
  /** q, its number among the questions that count. A question that was taken out is not counted. */
  played: number
  /** Moves pay double now. */
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

/** A move is an id and, if it needs one, a place on the map. */
export interface Move {
  id: string
  at?: number | undefined
}

/** A move on offer. `places`: where it may be aimed, if it can be aimed. */
export interface MoveOffer<Id extends string = string> {
  id: Id
  places?: readonly number[]
  /** The numbers on the card in this turn. The device has the words. */
  values?: Readonly<Record<string, number>>
}

/** All that a turn may depend on. */
export interface Turn<Board> extends QuestionFrame {
  board: Board
  /** In order of rank, with the points for this turn's answers, and without removed players. */
  players: readonly TurnPlayer[]
  /** The answers of players who answered in time; no entry for the others. */
  answers: ReadonlyMap<string, TurnAnswer>
  /** Players whose second look was right: they lose nothing in this turn. */
  learned: ReadonlySet<string>
  /** A move on offer for each player who was right: the chosen one, or the first if they chose none. */
  moves: ReadonlyMap<string, Move>
}

export interface ScoreChange<Reason extends string = string> {
  player: string
  by: number
  reason: Reason
  /** The player who took it, or from whom it was taken. */
  other?: string | undefined
}

/** What happened, in order, for devices to show. Each mode says what its own events mean. */
export interface TurnEvent {
  kind: string
  player?: string | undefined
  other?: string | undefined
  /** Only this player is told. */
  isPrivate?: true | undefined
}

export interface TurnOutcome<Board, Event extends TurnEvent = TurnEvent, Reason extends string = string> {
  board: Board
  /** A score never falls below zero, and a change says what was really given or taken. */
  changes: ScoreChange<Reason>[]
  events: Event[]
  /** Set if this turn ends the game. */
  end: 'won' | 'lost' | null
}

/** Who looks: a device sees its own surroundings and the leaders. The board screen, which sees everything, is no viewer. */
export interface Viewer {
  player: string
  /** Other players that the device can name: the leaders, then the next ahead and the next behind in rank. */
  others: readonly string[]
}

/** All that a phone tells its player before they choose. So a rival that chooses by it knows no more than a player does. */
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

/** How a player who thinks for a moment would choose. */
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
  /** Adds a player who came after the start. */
  admit(board: Board, newcomer: TurnPlayer, game: GameFrame): Board
  /** A player was removed. What they built and broke stays, but they can no longer be a target. */
  dismiss(board: Board, player: string): Board
  /** What the board shows with the question that has just been asked. */
  prepare(board: Board, frame: QuestionFrame): Board
  /** The moves for players who were right. The first counts for those who do not choose. Never empty with `hasMoves`. */
  offer(board: Board, frame: QuestionFrame): readonly MoveOffer<MoveId>[]
  /** The sensible move by what a phone shows, for the rival of a practice. Never called in a mode without moves. */
  choose(sight: Sight<Shown>): Move
  resolve(turn: Turn<Board>): TurnOutcome<Board, Event, Reason>
  /** What the mode pays when the game is over, however it ended. */
  payAtEnd(board: Board, players: readonly TurnPlayer[]): ScoreChange[]
  /** Players who rank before all others, in this order. Their score stands still, even if they answer on. */
  finishers(board: Board): readonly string[]
  /** A small number beside a player's score: hearts, or the place in which they finished; 0 if there is none. */
  markOf(board: Board, player: string): number
  /** Best is the same small data for all devices, so that a phone's share does not grow with the room. */
  show(board: Board, viewer: Viewer | null): Shown
}
