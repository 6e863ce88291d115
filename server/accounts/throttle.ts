import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** So many tries (`points`) in so many seconds. */
export type Pace = { points: number; seconds: number }

type Throttle = {
  /** Takes a try; false when there is none left. */
  take(key: string): Promise<boolean>
  /** Whether none is left, without taking one. */
  isSpent(key: string): Promise<boolean>
  /** Gives a try back: it turned out to be harmless. */
  giveBack(key: string): Promise<void>
}

export const throttle = ({ points, seconds }: Pace): Throttle => {
  const limiter = new RateLimiterMemory({ points, duration: seconds })
  return {
    take: async (key) => {
      try {
        await limiter.consume(key)
        return true
      } catch (reason) {
        if (reason instanceof RateLimiterRes) return false
        throw reason
      }
    },
    isSpent: async (key) => ((await limiter.get(key))?.consumedPoints ?? 0) >= points,
    giveBack: async (key) => {
      await limiter.reward(key)
    },
  }
}
