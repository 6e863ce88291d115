import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** So many tries (`points`) in so many seconds. */
export type Pace = { points: number; seconds: number }

type Throttle = {
  /** Takes a try; false when there is none left. */
  take(key: string): Promise<boolean>
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
    giveBack: async (key) => {
      await limiter.reward(key)
    },
  }
}
