import type { DoorThrottle } from '../../rooms/frontDoor.ts'
import { throttle } from '../accounts/throttle.ts'

/** A school of two thousand practises behind one address; a code guesser gets nowhere. Right codes are not counted. */
const knocks = { points: 4_000, seconds: 60 }
const misses = { points: 120, seconds: 60 }

export const doorThrottle = (): DoorThrottle => {
  const knocking = throttle(knocks)
  const missing = throttle(misses)
  return {
    mayKnock: (address) => knocking.take(address),
    mayMiss: (address) => missing.take(address),
  }
}
