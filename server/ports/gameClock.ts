import type { RoomPorts } from '../../rooms/ports.ts'

/**
 * A page gives up a server that is silent for eight seconds. After a shorter standstill all pages are still there, and
 * what was tapped on them counts by the time that went on for them. After a longer one, as when a laptop slept, all
 * pages have gone, and nobody could play meanwhile.
 */
export const longestStillMs = 8_000

/**
 * The time of the games: wall time at the start of the process, counted on from there. So if a time service sets the
 * machine's clock, no deadline and no score moves. A long standstill does not count, as the time between two processes
 * does not. Every room asks for the time at each of its beats, every second, so a long gap between two questions is a standstill.
 */
export const gameClock = (steadyMs = () => performance.now()): Pick<RoomPorts, 'now' | 'wakeAt'> => {
  const { timeOrigin } = performance
  let askedAt = steadyMs()
  let stoodMs = 0
  const now = () => {
    const at = steadyMs()
    if (at - askedAt > longestStillMs) stoodMs += at - askedAt
    askedAt = at
    return timeOrigin + at - stoodMs
  }
  return {
    now,
    wakeAt: (time, ring) => {
      let waiting: NodeJS.Immediate | undefined
      // Timers count whole milliseconds by their own clock, and may ring a moment early by this one.
      const wait = (): NodeJS.Timeout => setTimeout(wake, Math.max(1, time - now() + 1))
      const wake = () => {
        if (now() < time) timer = wait()
        // If the process stood still, messages may be waiting: they are read before the alarm rings.
        else waiting = setImmediate(ring)
      }
      let timer = wait()
      return () => {
        clearTimeout(timer)
        clearImmediate(waiting)
      }
    },
  }
}
