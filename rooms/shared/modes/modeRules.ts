import type { GameSettings } from '../contract/game.ts'
import type { GameMode } from '../contract/gameModes.ts'

/** A player as a rule book sees one: plain numbers, nothing to write to. */
export interface TurnPlayer {
  id: string
  score: number
  correctCount: number
  streak: number
  totalMs: number
}

export interface TurnAnswer {
  choice: number
  correct: boolean
  ms: number
}

/** All that a turn may depend on. The same turn gives the same outcome, always. */
export interface Turn<Board> {
  board: Board
  players: readonly TurnPlayer[]
  answers: ReadonlyMap<string, TurnAnswer>
  choices: ReadonlyMap<string, number>
  settings: GameSettings
  questionNumber: number
  totalQuestions: number
  random: () => number
}

export interface ScoreChange {
  player: string
  by: number
  reason: string
}

/** What a scene animates; each mode says what its events mean. */
export interface TurnEvent {
  kind: string
  player?: string
  [detail: string]: unknown
}

export interface TurnOutcome<Board> {
  board: Board
  changes: ScoreChange[]
  events: TurnEvent[]
  /** The mode decides that nothing is left to play for. */
  over: boolean
}

/** One game mode: a pure rule book. A new mode is one of these and a line in the registry. */
export interface ModeRules<Board> {
  mode: GameMode
  /** Whether players who were right choose a move before the turn is resolved. */
  hasMoves: boolean
  readBoard(map: unknown, settings: GameSettings): Board
  /** The moves a player who was right may choose from, by name; the first is taken for those who do not choose. */
  movesFor(turn: Turn<Board>, player: string): string[]
  resolve(turn: Turn<Board>): TurnOutcome<Board>
}
