import * as z from 'zod/mini'
import { complain } from './complaints.ts'
import type { JoinRefusal } from './game.ts'

/** As a person types it, in any case; a text that cannot be a code is treated as a game that does not exist. */
export const gameCodeParam = z.object({
  code: z
    .string(complain('gameNotFound'))
    .check(z.trim(), z.toUpperCase(), z.regex(/^[A-HJ-NP-Z2-9]{6}$/, complain('gameNotFound'))),
})

/** GET /api/games/{code}: the join form's look through the door. */
export type GameCheck = {
  gameCode: string
  open: boolean
  /** Why the door is shut, by its name. Null while it is open. */
  refusal: JoinRefusal | null
  /** Whether names are chosen by players or given to them. */
  nicknames: 'free' | 'generated'
  /** Whether this visitor has to choose one before joining. */
  nicknameNeeded: boolean
  /** The game has ended, which keeps nobody who has a seat from it. */
  over?: true
}

/** What a room says of itself before anybody sits down. */
export type DoorCheck = Pick<GameCheck, 'refusal' | 'nicknames' | 'over'>
