import { seatPrefix } from './seats.ts'

/** Whether this tab has asked for a seat in any game. Only the server knows whether it still has one. */
export function mayBeSeated(): boolean {
  try {
    return Object.keys(sessionStorage).some((name) => name.startsWith(seatPrefix))
  } catch {
    return false
  }
}
