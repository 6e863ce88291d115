import type { DoorThrottle } from '../../rooms/frontDoor.ts'
import type { Throttles } from '../accounts/throttle.ts'

/** More than any hand opens, and too few to guess a code. Right codes are not counted. */
const openings = { points: 60, seconds: 60 }
/** Nobody has time for more. But a script could practise once a second, and each practice leaves a run and a ledger row. */
const practicesADay = { points: 300, seconds: 24 * 60 * 60 }
const misses = { points: 120, seconds: 60 }

export const doorThrottle = (throttles: Throttles): DoorThrottle => {
  const opening = throttles('openings', openings)
  const practising = throttles('practices', practicesADay)
  const missing = throttles('doorMisses', misses)
  return {
    mayOpen: (userId) => opening.take(userId),
    mayPractise: (userId) => practising.take(userId),
    mayMiss: (address) => missing.take(address),
  }
}
