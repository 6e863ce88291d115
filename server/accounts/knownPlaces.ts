const keptMs = 7 * 24 * 60 * 60_000
const mostKept = 20_000

/**
 * From where somebody of this school has been signed in lately. Each process learns it from whoever calls; a school is
 * known as soon as one of its devices has said a word. Who has had too many wrong tries there is slowed, not shut out.
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
