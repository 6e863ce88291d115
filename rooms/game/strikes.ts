import type { Tell } from '../shared/contract/game.ts'
import { isMove, type Refusal, type Speaker } from './gameGate.ts'
import { Pace } from './seats/pace.ts'

/** Refused this often, a client is no pupil with a bad line any more. */
export const strikesAllowed = 25
const strikesBeforeWarning = 5

/** Holds a refusal against the device that spoke, and says so. True once, when it has had too many: its line may take a while to end. */
export function holdAgainst({ pace }: Speaker, refusal: Refusal, type: unknown, tell: Tell): boolean {
  // A late answer or a second click is not the player's fault.
  if (refusal === 'no-effect' || refusal === 'wrong-phase') return false
  // The device believes that the move is on its way, and would wait for its word until the line is lost.
  if (refusal === 'too-fast' && isMove(type)) tell('move-refused', { why: refusal })
  pace.strikes++
  if (pace.strikes === strikesBeforeWarning) tell('notice', { type: 'warning', name: 'slow-down' })
  return pace.strikes === strikesAllowed
}

/** By these somebody sees what happens. A script that comes back whenever it is shown out would fill the disk with lines. */
const noted = new Pace(() => performance.now(), { atOnce: 100, perSecond: 0.1 })

/** Whether one who was shown out, of whichever game, is noted in the log. */
export const isNoted = (): boolean => noted.takes()
