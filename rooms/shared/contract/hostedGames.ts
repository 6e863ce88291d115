import * as z from 'zod/mini'
import { createGame, type Phase } from './game.ts'
import type { GameMode } from './gameModes.ts'

/** GET /api/player/{userId}/games: the games of a host that are not over yet. */
export interface HostedGame {
  code: string
  title: string
  gameMode: GameMode
  phase: Phase
  /** How many players are connected now. */
  players: number
  questionNumber: number
  totalQuestions: number
  /** How long until it ends by itself, while no device is connected. */
  endsInMs: number | null
}

/** GET /api/player/{userId}/seats: running games of other hosts in which this account plays, on any device. */
export interface SeatedGame {
  code: string
}

/** More games than a host leads at a time; the newest come first. */
export const hostedGamesShown = 12

/** POST /api/player/{userId}/games/{code}/again: the settings that differ from the game that is over. */
export const playAgain = z.partial(
  z.pick(createGame, { questionSetId: true, gameMode: true, mapId: true, settings: true, missedIn: true }),
)
export type PlayAgain = z.infer<typeof playAgain>
