import type { Client, Room } from 'colyseus.js'
import { useConnection } from '../connection.ts'
import { watchForDeath } from './deadWay.ts'
import { silenceMs } from './lineWatch.ts'

/** Twice what the slowest line that we know of takes to open. */
const opensWithinMs = 15_000
/** Most lines open within this time. After it a short break may have swallowed the line, so the server is asked. */
const opensSoonMs = 1500
/** A server that is just being replaced keeps lines from opening, too. Only a longer failure is one of the network. */
const surelyAfterMs = 5000

/** The server has given a seat, but the line to it did not open. */
export class LineShut extends Error {
  readonly roomId: string
  /** The line opened, but nothing came over it. */
  readonly hasOpened: boolean

  constructor(roomId: string, hasOpened: boolean) {
    super(`The line to ${roomId} did not open, or says nothing`)
    this.roomId = roomId
    this.hasOpened = hasOpened
  }
}

const nothingHeard = new Error('nothing is heard')

type Reservation = Parameters<Client['consumeSeatReservation']>[0]

/**
 * A client that gives up a line that does not open. A browser opens its lines to one server one after the other: a line
 * that is lost on its way would keep all later attempts waiting for minutes.
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
      if (!line) return joining
      const opening = watchOpening(line)
      try {
        return await Promise.race([joining, opening.givenUp])
      } catch (error) {
        const { hasOpened } = opening
        throw hasOpened && error !== nothingHeard ? error : new LineShut(reservation.roomId, hasOpened)
      } finally {
        opening.stop()
      }
    }
  }

/** Watches a line until the device is in the room. From then on it is watched as any other line. */
function watchOpening(line: Room['connection']) {
  const { onopen, onmessage } = line.events
  let hasOpened = false
  let giveUp = () => {}
  const givenUp = new Promise<never>((_, reject) => {
    giveUp = () => {
      line.close()
      reject(nothingHeard)
    }
  })
  let watch = watchForDeath(opensSoonMs, giveUp)
  const timer = setTimeout(() => hasOpened || giveUp(), opensWithinMs)
  line.events.onopen = (event) => {
    hasOpened = true
    watch.stop()
    watch = watchForDeath(silenceMs, giveUp)
    onopen?.(event)
  }
  line.events.onmessage = (event) => {
    watch.heard()
    onmessage?.(event)
  }
  return {
    givenUp,
    get hasOpened() {
      return hasOpened
    },
    stop: () => {
      clearTimeout(timer)
      watch.stop()
    },
  }
}

let failing = { since: 0, times: 0 }

/** Notes how the attempt that began at `since` ended. Filters of schools let pages through but no lines to games. */
export function noteLine(hasOpened: boolean, since: number): void {
  const { times } = failing
  failing = hasOpened ? { since: 0, times: 0 } : { since: times > 0 ? failing.since : since, times: times + 1 }
  // A short break of the line may have swallowed a single attempt.
  const isLineShut = failing.times > 1 && performance.now() - failing.since > surelyAfterMs
  if (useConnection.getState().isLineShut !== isLineShut) useConnection.setState({ isLineShut })
}
