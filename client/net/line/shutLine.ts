import type { Client, Room } from 'colyseus.js'
import { useConnection } from '../connection.ts'
import { watchForDeath } from './deadWay.ts'
import { silenceMs } from './lineWatch.ts'

/** Twice what the slowest line that we know of takes to open. */
const opensWithinMs = 15_000
/** Most lines open within this time. After it a short break may have swallowed the line, so the server is asked. */
const opensSoonMs = 1500
/**
 * A server that is just being replaced keeps lines from opening, too. Only a longer failure is one of the network. A bad
 * line, on which little gets through, may open a few times and say nothing.
 */
const surelyAfterMs = { shut: 5000, silent: 20_000 }

/** The server has given a seat, but the line to it did not open, or nothing came over it. */
export class LineShut extends Error {
  readonly roomId: string
  readonly how: keyof typeof surelyAfterMs

  constructor(roomId: string, how: LineShut['how']) {
    super(`The line to ${roomId} did not open, or says nothing`)
    this.roomId = roomId
    this.how = how
  }
}

const nothingHeard = new Error('nothing is heard')
/** The codes that browsers give a line that ended without a word of the server. If they tell its fault first, that has none. */
const cutCodes: readonly unknown[] = [undefined, 1005, 1006]
const isCut = (error: unknown) => error === nothingHeard || cutCodes.includes((error as { code?: unknown }).code)

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
        const { heard } = opening
        if (heard === 'words' || (heard === 'opening' && !isCut(error))) throw error
        throw new LineShut(reservation.roomId, heard === 'opening' ? 'silent' : 'shut')
      } finally {
        opening.stop()
      }
    }
  }

/** Watches a line until the device is in the room. From then on it is watched as any other line. */
function watchOpening(line: Room['connection']) {
  const { onopen, onmessage } = line.events
  let heard: 'nothing' | 'opening' | 'words' = 'nothing'
  let giveUp = () => {}
  const givenUp = new Promise<never>((_, reject) => {
    giveUp = () => {
      line.close()
      reject(nothingHeard)
    }
  })
  let watch = watchForDeath(opensSoonMs, giveUp)
  const timer = setTimeout(() => heard === 'nothing' && giveUp(), opensWithinMs)
  line.events.onopen = (event) => {
    heard = 'opening'
    watch.stop()
    watch = watchForDeath(silenceMs, giveUp)
    onopen?.(event)
  }
  line.events.onmessage = (event) => {
    heard = 'words'
    watch.heard()
    onmessage?.(event)
  }
  return {
    givenUp,
    get heard() {
      return heard
    },
    stop: () => {
      clearTimeout(timer)
      watch.stop()
    },
  }
}

let failing = { since: 0, times: 0 }

/** Notes how the attempt that began at `since` ended. Filters of schools let pages through but no lines to games. */
export function noteLine(how: 'in' | LineShut['how'], since: number): void {
  const { times } = failing
  failing = how === 'in' ? { since: 0, times: 0 } : { since: times > 0 ? failing.since : since, times: times + 1 }
  // A short break of the line may have swallowed a single attempt.
  const isSure = how !== 'in' && failing.times > 1 && performance.now() - failing.since > surelyAfterMs[how]
  const was = useConnection.getState().isLineShut
  const isLineShut = how !== 'in' && (was || isSure)
  if (was !== isLineShut) useConnection.setState({ isLineShut })
}
