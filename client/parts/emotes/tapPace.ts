const burst = 4
const perSecond = 3

/** A device sends fewer taps than the room accepts. Its player sees all of their own taps anyway. */
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
