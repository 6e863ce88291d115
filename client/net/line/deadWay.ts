import { answersAfter } from './otherWays.ts'

/** A new encrypted connection takes this many round trips to its first answer, if nothing is wrong. */
const roundTrips = 3
const spareMs = 500
/** No line is slower than sixteen times what is usual. A longer wait would only keep the player out. */
const mostInVain = 4
/** How many connections in a row were taken for dead. Each doubles the wait: the line may be slower than we think. */
let inVain = 0
export const isWhole = (): void => {
  inVain = 0
}

/**
 * Watches a request that the server has not answered yet. If the server answers others in the meantime, a short break
 * of the line has swallowed this one. The browser alone would go on waiting long after the line works again.
 */
export function watchForDeath(silenceMs: number, giveUp: () => void) {
  let heardAt = performance.now()
  let isOver = false
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

  const watch = async () => {
    while (!isOver) {
      const before = heardAt
      await pause(before + silenceMs * 2 ** inVain - performance.now())
      if (isOver || heardAt !== before) continue
      const tookMs = await answersAfter(() => !isOver && heardAt === before).catch(() => null)
      await pause(spareMs + Math.max(0, before + (tookMs ?? 0) * roundTrips - performance.now()))
      // If nothing is answered anywhere, there is no line at all, and another attempt would not help.
      if (isOver || heardAt !== before || tookMs === null) continue
      inVain = Math.min(mostInVain, inVain + 1)
      return giveUp()
    }
  }
  void watch()
  return {
    heard: () => {
      heardAt = performance.now()
    },
    stop: () => {
      isOver = true
    },
  }
}
