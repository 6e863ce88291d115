import * as z from 'zod/mini'
import { complain } from './complaints.ts'
import type { JoinRefusal } from './game.ts'

/** A code as a person types it, in any case. A text that cannot be a code is answered as a game that does not exist. */
export const gameCodeParam = z.object({
  code: z
    .string(complain('gameNotFound'))
    .check(z.trim(), z.toUpperCase(), z.regex(/^[A-HJ-NP-Z2-9]{6}$/, complain('gameNotFound'))),
})

/** `guest`: the page knows of nobody, whatever its cookie says. */
export const gameQuery = z.object({ guest: z.optional(z.unknown()) })

/** GET /api/games/{code}: the join form's look through the door. */
export type GameCheck = {
  gameCode: string
  open: boolean
  /** The name of the reason why the door is shut; null while it is open. */
  refusal: JoinRefusal | null
  /** Whether players choose their names or get them drawn. */
  nicknames: 'free' | 'generated'
  /** Whether this visitor has to choose one before joining. */
  nicknameNeeded: boolean
  /** The game has ended. A player with a seat may still come back to it. */
  over?: true
}

/** What a room tells a visitor before they sit down. */
export type DoorCheck = Pick<GameCheck, 'refusal' | 'nicknames' | 'over'>
