import type { RoomPorts } from '../../rooms/ports.ts'

/**
 * The time of the games: wall time as it was when the process began, counted on from there. A time service that sets
 * the machine's clock, or a pupil's answer that comes in while it does, moves no deadline and no score.
 */
export const gameClock = (): Pick<RoomPorts, 'now' | 'wakeAt'> => {
  const { timeOrigin } = performance
  const now = () => timeOrigin + performance.now()
  return {
    now,
    wakeAt: (time, ring) => {
      let waiting: NodeJS.Immediate | undefined
      // Timers count whole milliseconds by a clock of their own, and may be a moment early by this one.
      const wait = (): NodeJS.Timeout => setTimeout(wake, Math.max(1, time - now() + 1))
      const wake = () => {
        if (now() < time) timer = wait()
        // What came in while the process stood still lies unread: it is read before the alarm rings.
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
