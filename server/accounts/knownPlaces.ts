const keptMs = 7 * 24 * 60 * 60_000
const mostKept = 20_000

/**
 * Addresses from which accounts of this school were signed in lately. Each process learns them from calls whose caller it looks
 * up. So a school is known as soon as one of its devices opens any page but a game. There, after too many wrong tries, a device
 * is slowed and not shut out.
 */
export const keepKnownPlaces = (now: () => number) => {
  const seen = new Map<string, number>()
  return {
    note: (address: string): void => {
      seen.delete(address)
      seen.set(address, now())
      const [oldest] = seen.keys()
      if (seen.size > mostKept && oldest !== undefined) seen.delete(oldest)
    },
    knows: (address: string): boolean => (seen.get(address) ?? Number.NEGATIVE_INFINITY) > now() - keptMs,
  }
}
