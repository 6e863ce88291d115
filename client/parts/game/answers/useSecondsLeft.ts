import { useEffect, useState } from 'react'

/** What a clock shows: the second that is running, so 20.0 to 19.1 is 20 and 0 is over. */
export const secondsShown = (leftMs: number): number => Math.ceil(Math.max(0, leftMs) / 1000)

/** Until the shown second changes; a little late rather than a hair too early. */
export const untilNextSecond = (leftMs: number): number => (leftMs % 1000 || 1000) + 8

/** Whole seconds until `endsAt` by this device's clock. `frozenMs` is the time left on a stopped clock. */
export function useSecondsLeft(endsAt: number | null, frozenMs: number | null): number | null {
  const [ticks, tick] = useState(0)
  const leftMs = frozenMs ?? (endsAt === null ? null : Math.max(0, endsAt - performance.now()))
  const isRunning = frozenMs === null && endsAt !== null
  const seconds = leftMs === null ? null : secondsShown(leftMs)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each tick waits for the next second
  useEffect(() => {
    if (!isRunning || endsAt === null) return
    const left = endsAt - performance.now()
    if (left <= 0) return
    const timer = setTimeout(() => tick((count) => count + 1), untilNextSecond(left))
    return () => clearTimeout(timer)
  }, [endsAt, isRunning, ticks])
  return seconds
}
