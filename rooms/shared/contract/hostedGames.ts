import type { Phase } from './game.ts'
import type { GameMode } from './gameModes.ts'

/** GET /api/player/{userId}/games: the games of a host that are not over yet. */
export interface HostedGame {
  code: string
  title: string
  gameMode: GameMode
  phase: Phase
  /** Who is there now. */
  players: number
  questionNumber: number
  totalQuestions: number
  /** Until it ends by itself, when nobody at all is there. */
  endsInMs: number | null
}

/** More than anybody leads at a time; the newest come first. */
export const hostedGamesShown = 12
