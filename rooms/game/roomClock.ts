import type { RoomPorts } from '../ports.ts'

/** The clock of a game, which never goes back. It begins with the date, or with the last time in its journal if that is later. */
export interface RoomClock extends Pick<RoomPorts, 'now' | 'wakeAt'> {
  /**
   * The time at which a game starts. The clock may have fallen behind the date: a lobby, or the game before under the same
   * code, waited on a laptop that slept for a night. Nothing is measured yet, so the clock is set by the date once more.
   */
  startsAt(): number
}

export function openRoomClock(ports: Pick<RoomPorts, 'now' | 'wakeAt' | 'date'>, lastAt: number): RoomClock {
  const aheadFrom = (time: number) => Math.max(time, ports.date()) - ports.now()
  let ahead = aheadFrom(lastAt)
  const now = () => ports.now() + ahead
  return {
    now,
    wakeAt: (time, ring) => ports.wakeAt(time - ahead, ring),
    startsAt: () => {
      ahead = aheadFrom(now())
      return now()
    },
  }
}
