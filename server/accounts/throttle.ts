import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'

/** So many tries (`points`) in so many seconds. */
export type Pace = { points: number; seconds: number }

export type Throttle = {
  /** Takes a try, or as many as something weighs; false when so many are not left. */
  take(key: string, weight?: number): Promise<boolean>
  /** Counts what has happened, whether so much was left or not. */
  add(key: string, weight: number): Promise<void>
  /** Whether none is left. Asking takes none, and nothing is remembered of who was asked about. */
  isSpent(key: string): Promise<boolean>
  /** Gives a try back: it turned out to be harmless. */
  giveBack(key: string): Promise<void>
  /** Gives all of them back. */
  forget(key: string): Promise<void>
}

/** Tries are counted under the name, each for itself. */
export type Throttles = (name: string, pace: Pace) => Throttle

/** With Redis tries are counted for all processes together. While it is away, each counts what it hears itself. */
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
          // What was refused was counted. Something that weighs less may still fit into what is left.
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
