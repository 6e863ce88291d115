import { seatPrefix } from './seats.ts'

/** Whether this tab has asked for a seat in any game; in which of them it still has one, the server knows. */
export function mayBeSeated(): boolean {
  try {
    return Object.keys(sessionStorage).some((name) => name.startsWith(seatPrefix))
  } catch {
    return false
  }
}
