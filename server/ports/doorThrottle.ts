import type { DoorThrottle } from '../../rooms/frontDoor.ts'
import type { Throttles } from '../accounts/throttle.ts'

/** A school of two thousand practises behind one address; a code guesser gets nowhere. Right codes are not counted. */
const knocks = { points: 4_000, seconds: 60 }
const misses = { points: 120, seconds: 60 }

export const doorThrottle = (throttles: Throttles): DoorThrottle => {
  const knocking = throttles('knocks', knocks)
  const missing = throttles('doorMisses', misses)
  return {
    mayKnock: (address) => knocking.take(address),
    mayMiss: (address) => missing.take(address),
  }
}
