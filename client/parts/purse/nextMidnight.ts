const quarterMs = 15 * 60_000
/** Clocks of devices may be seconds wrong, and a whole class should not ask at the same moment. */
const lateMs = 5_000
const spreadMs = 30_000

/**
 * How long until the school may have a new day, which fills the purse again. Its time zone is the server's business: all zones have
 * their midnight on a quarter of an hour.
 */
export const untilMidnightMaybe = (now: number, chance: number): number =>
  quarterMs - (now % quarterMs) + lateMs + chance * spreadMs
