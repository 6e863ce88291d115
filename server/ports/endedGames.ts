import type { Redis } from 'ioredis'
import type { EndedGamesPort } from '../../rooms/ports.ts'

const mostRemembered = 5_000
const keptSeconds = 24 * 60 * 60

const keyOf = (code: string) => `ended:${code}`

/** With Redis every process knows all ended codes; without it only its own. */
export const rememberEndedGames = (redis?: Redis): EndedGamesPort => {
  const codes = new Set<string>()
  return {
    remember: (code) => {
      codes.add(code)
      for (const oldest of codes) {
        if (codes.size <= mostRemembered) break
        codes.delete(oldest)
      }
      redis?.set(keyOf(code), 1, 'EX', keptSeconds).catch(() => {})
    },
    has: async (code) => codes.has(code) || (redis ? (await redis.exists(keyOf(code)).catch(() => 0)) > 0 : false),
  }
}
