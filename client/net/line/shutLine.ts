import type { Client, Room } from 'colyseus.js'
import { useConnection } from '../connection.ts'
import { watchForDeath } from './deadWay.ts'
import { silenceMs } from './lineWatch.ts'

/** What the slowest line we know of takes to open, twice. */
const opensWithinMs = 15_000
/** What most lines take: one that takes longer may have been swallowed by a blink, and the server is asked. */
const opensSoonMs = 1500
/** A server that is just being changed keeps lines from opening, too: what lasts less says nothing about the network. */
const surelyAfterMs = 5000

/** The server has given a seat, and the line to it did not open. */
export class LineShut extends Error {
  readonly roomId: string
  /** It opened, and then nothing came over it. */
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

/** Until somebody is in the room, and their line is looked after as any other. */
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

/** How an attempt ended that began at `since`: filters of schools let pages through, and keep lines to games from opening. */
export function noteLine(hasOpened: boolean, since: number): void {
  const { times } = failing
  failing = hasOpened ? { since: 0, times: 0 } : { since: times > 0 ? failing.since : since, times: times + 1 }
  // One alone a blink may have swallowed.
  const isLineShut = failing.times > 1 && performance.now() - failing.since > surelyAfterMs
  if (useConnection.getState().isLineShut !== isLineShut) useConnection.setState({ isLineShut })
}
