import type { Client, Room } from 'colyseus.js'
import { useConnection } from '../connection.ts'

/** What the slowest line we know of takes to open, twice. */
const opensWithinMs = 15_000
/** A server that is just being changed keeps lines from opening, too: what lasts less says nothing about the network. */
const surelyAfterMs = 5000

/** The server has given a seat, and the line to it did not open. */
export class LineShut extends Error {
  readonly roomId: string

  constructor(roomId: string) {
    super(`The line to ${roomId} did not open`)
    this.roomId = roomId
  }
}

type Reservation = Parameters<Client['consumeSeatReservation']>[0]

/**
 * A client that gives a line up which does not open. Browsers open their lines to one server one after the other: one
 * that is swallowed on its way would keep all later attempts waiting, for minutes.
 */
export const clientThatGivesUp = (Base: typeof Client): typeof Client =>
  class extends Base {
    private newest: Room | null = null

    protected override createRoom(name: string): Room {
      this.newest = super.createRoom(name)
      return this.newest
    }

    override async consumeSeatReservation(reservation: Reservation): Promise<Room> {
      const joining = super.consumeSeatReservation(reservation)
      const line = this.newest?.connection
      let hasOpened = false
      const onopen = line?.events.onopen
      if (line)
        line.events.onopen = (event) => {
          hasOpened = true
          onopen?.(event)
        }
      const timer = setTimeout(() => hasOpened || line?.close(), opensWithinMs)
      try {
        return await joining
      } catch (error) {
        throw hasOpened ? error : new LineShut(reservation.roomId)
      } finally {
        clearTimeout(timer)
      }
    }
  }

let failingSince: number | null = null

/** How an attempt ended that began at `since`: filters of schools let pages through, and keep lines to games from opening. */
export function noteLine(hasOpened: boolean, since: number): void {
  if (hasOpened) failingSince = null
  else failingSince ??= since
  const isLineShut = failingSince !== null && performance.now() - failingSince > surelyAfterMs
  if (useConnection.getState().isLineShut !== isLineShut) useConnection.setState({ isLineShut })
}
