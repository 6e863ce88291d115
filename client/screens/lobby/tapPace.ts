const burst = 4
const perSecond = 3

/** A device says less than the room would take: what it shows to its owner needs nobody else. */
export function tapPace(): (now: number) => boolean {
  let tokens = burst
  let at = 0
  return (now) => {
    tokens = Math.min(burst, tokens + ((now - at) / 1000) * perSecond)
    at = now
    if (tokens < 1) return false
    tokens--
    return true
  }
}
