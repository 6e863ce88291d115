import type { RoomPorts } from '../../rooms/ports.ts'

/**
 * The time of the games: wall time at the start of the process, counted on from there. So if a time service sets the
 * machine's clock, no deadline and no score moves.
 */
export const gameClock = (): Pick<RoomPorts, 'now' | 'wakeAt'> => {
  const { timeOrigin } = performance
  const now = () => timeOrigin + performance.now()
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
