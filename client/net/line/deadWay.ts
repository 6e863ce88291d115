import { answersAfter } from './otherWays.ts'

/** So long a way to the server takes to open where nothing is wrong, encrypted, counted in the time of one question and its answer. */
const roundTrips = 3
const spareMs = 500
/** How many ways in a row were taken for dead: somebody whose line is slower than we think has longer each time. */
let inVain = 0
export const isWhole = (): void => {
  inVain = 0
}

/**
 * Watches something that has been asked of the server and is not answered yet. Where the server answers elsewhere in the
 * meantime, and here nothing comes, a blink of the line has swallowed it: a browser would wait for it until it gives up
 * by itself, with a line that has long been whole again.
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
      // Where nothing is answered anywhere there is no line at all, and another attempt would fare no better.
      if (isOver || heardAt !== before || tookMs === null) continue
      inVain++
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
