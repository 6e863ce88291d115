import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'

/** At most `points` tries in `seconds`. */
export type Pace = { points: number; seconds: number }

export type Throttle = {
  /** Takes a try, or as many as `weight` says; false if that many are not left. */
  take(key: string, weight?: number): Promise<boolean>
  /** Counts something that has happened, even beyond the limit. */
  add(key: string, weight: number): Promise<void>
  /** Whether none is left. Asking takes none, and does not store the key. */
  isSpent(key: string): Promise<boolean>
  /** Gives a try back that turned out to be harmless. */
  giveBack(key: string): Promise<void>
  /** Gives all of them back. */
  forget(key: string): Promise<void>
}

/** Each name has a count of its own. */
export type Throttles = (name: string, pace: Pace) => Throttle

/** With Redis tries are counted for all processes together. While Redis is away, each process counts its own. */
export const openThrottles = (redis?: Redis): Throttles => {
  const names = new Set<string>()
  return (name, { points, seconds }) => {
    if (names.has(name)) throw new Error(`two throttles are called ${name}`)
    names.add(name)
    const own = new RateLimiterMemory({ points, duration: seconds })
    const limiter = redis ? counting(redis, name, own) : own
    return {
      take: async (key, weight = 1) => {
        try {
          await limiter.consume(key, weight)
          return true
        } catch (reason) {
          if (!(reason instanceof RateLimiterRes)) throw reason
          // The refused weight was counted, so it is given back: a smaller one may still fit.
          if (weight > 1) await limiter.reward(key, weight)
          return false
        }
      },
      add: async (key, weight) => {
        await limiter.penalty(key, weight)
      },
      isSpent: async (key) => ((await limiter.get(key))?.consumedPoints ?? 0) >= points,
      giveBack: async (key) => {
        await limiter.reward(key)
      },
      forget: async (key) => {
        await limiter.delete(key)
      },
    }
  }
}

const counting = (storeClient: Redis, name: string, insuranceLimiter: RateLimiterMemory) =>
  new RateLimiterRedis({
    storeClient,
    keyPrefix: `tries:${name}`,
    points: insuranceLimiter.points,
    duration: insuranceLimiter.duration,
    insuranceLimiter,
    rejectIfRedisNotReady: true,
  })
