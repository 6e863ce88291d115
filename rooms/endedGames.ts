const mostRemembered = 5000
const codes = new Set<string>()

/** Codes of games whose rooms are gone: a phone that wakes up late is told that its game is over, not that it never was. */
export const endedGames = {
  remember(code: string): void {
    codes.add(code)
    for (const oldest of codes) {
      if (codes.size <= mostRemembered) break
      codes.delete(oldest)
    }
  },
  has: (code: string): boolean => codes.has(code),
}
