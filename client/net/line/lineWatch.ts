import type { Room } from 'colyseus.js'
import { framesIn } from '../../../rooms/shared/bundles.ts'

/** The server says something every two or three seconds. After a longer silence this device asks it. */
export const silenceMs = 3250
/** After this device has sent something, the server acknowledges it within this time. */
const acknowledgedMs = 1000
/** If it gets no answer for this long, the device asks the server on another line. */
const elsewhereAfterMs = 750
/** If nothing answers anywhere, the network stands still and may go on, so the device waits this long. */
const patienceMs = 4750
/** A process may stand still for this long. Its line is not dead then, even if another process answers. */
const stillMs = 2500
/** The slowest line takes this long. A longer answer comes from a process that stood still or a phone that slept. */
const slowestMs = 1600
/**
 * A page that was quiet for this long answers the next message. Otherwise the server would ask it, at twice the cost.
 */
const quietMs = 4000

/** No work holds a timer up for this long: the page stood still, as on a phone that slept or showed something else. */
const stoodStillMs = 1000
/** Whatever has come meanwhile has been read by then. */
const readMs = 250

/** An empty message: it asks nothing and gets no answer. */
const here = new Uint8Array(0)

interface Watch {
  /** Resolves when the server answers on another line. */
  askElsewhere(isStillWanted: () => boolean): Promise<unknown>
  giveUp(): void
  /** The page stood still while the line stayed up, so what it has just heard may be as old as that. */
  stoodStill(): void
}

/**
 * A socket whose other end is gone looks open to a browser for minutes, so this watches for silence. Any message is a
 * sign of life, and the line is asked only after a silence. Call `spoke` when this device has sent something.
 */
export function watchLine<State>(room: Room<unknown, State>, { askElsewhere, giveUp, stoodStill }: Watch) {
  const { connection } = room
  const deliver = connection.events.onmessage
  let heardAt = performance.now()
  let spokeAt = heardAt
  let askedAt: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let lookAt = 0
  /** The same by the clock on the wall, because the other clock stops on a device that sleeps. */
  let lookAtTime = 0
  /** How long the last answer on this line took. */
  let tookMs = 0
  /** Until then the line is kept, even if the server answers elsewhere. */
  let keptUntil = 0

  const lookIn = (ms: number, look: () => void) => {
    clearTimeout(timer)
    lookAt = performance.now() + ms
    lookAtTime = Date.now() + ms
    timer = setTimeout(() => {
      noteStillness()
      look()
    }, ms)
  }

  const noteStillness = () => {
    const lateMs = Math.max(performance.now() - lookAt, Date.now() - lookAtTime)
    if (lateMs > stoodStillMs) setTimeout(stoodStill, readMs)
  }

  const ask = (patientMs = 0) => {
    if (askedAt !== null) return
    askedAt = spokeAt = performance.now()
    keptUntil = askedAt + patientMs
    room.ping(() => {})
    lookIn(Math.max(elsewhereAfterMs, 2 * tookMs), doubt)
  }

  const giveUpAt = (time: number) => {
    const ms = time - performance.now()
    if (ms > 0) lookIn(ms, giveUp)
    else giveUp()
  }

  const doubt = () => {
    const [before, since] = [heardAt, askedAt ?? performance.now()]
    // If the server answers elsewhere but not here, this line is dead, or another process has taken the game.
    askElsewhere(() => heardAt === before).then(
      () => heardAt === before && giveUpAt(Math.min(keptUntil, before + silenceMs + elsewhereAfterMs)),
      () => {},
    )
    giveUpAt(Math.max(since, before + silenceMs) + patienceMs)
  }

  connection.events.onmessage = (event) => {
    noteStillness()
    heardAt = performance.now()
    if (askedAt !== null) tookMs = Math.min(slowestMs, heardAt - askedAt)
    askedAt = null
    lookIn(silenceMs, () => ask())
    if (heardAt >= spokeAt + quietMs) {
      spokeAt = heardAt
      connection.send(here)
    }
    for (const data of framesIn(event.data)) deliver?.({ data })
  }
  lookIn(silenceMs, () => ask())
  return {
    /** Asks at once, because there is a reason to doubt the line. */
    ask: () => ask(),
    spoke: () => {
      spokeAt = performance.now()
      // A player who taps on and on must not put the check off.
      const inTimeMs = Math.max(acknowledgedMs, 2 * tookMs)
      if (askedAt === null && lookAt > spokeAt + inTimeMs) lookIn(inTimeMs, () => ask(stillMs))
    },
    stop: () => clearTimeout(timer),
  }
}
