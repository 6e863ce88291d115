import type { Tell } from '../shared/contract/game.ts'
import { isMove, type Refusal, type Speaker } from './gameGate.ts'
import { Pace } from './seats/pace.ts'

/** A client refused this often is no pupil with a bad line. */
export const strikesAllowed = 25
const strikesBeforeWarning = 5

/** Counts a refusal against the device and tells it. True once, at one too many: the line may take a while to close. */
export function holdAgainst({ pace }: Speaker, refusal: Refusal, type: unknown, tell: Tell): boolean {
  // A late answer or a second click is not the player's fault.
  if (refusal === 'no-effect' || refusal === 'wrong-phase') return false
  // Otherwise the device would think that the move is on its way, and wait for an answer until the line is lost.
  if (refusal === 'too-fast' && isMove(type)) tell('move-refused', { why: refusal })
  pace.strikes++
  if (pace.strikes === strikesBeforeWarning) tell('notice', { type: 'warning', name: 'slow-down' })
  return pace.strikes === strikesAllowed
}

/** Enough log lines to see what happens. Without a limit a script that always comes back would fill the disk with them. */
const noted = new Pace(() => performance.now(), { atOnce: 100, perSecond: 0.1 })

/** Whether to log a device that was shown out, of any game. */
export const isNoted = (): boolean => noted.takes()
