import type { Room } from 'colyseus.js'
import { framesIn } from '../../../rooms/shared/bundles.ts'

/** The server says something every two or three seconds: without a word for longer than that a line is asked. */
export const silenceMs = 3250
/** And something within this time where it has been told something: an answer is acknowledged. */
const acknowledgedMs = 1000
/** Unanswered for so long, the server is asked on another line. */
const elsewhereAfterMs = 750
/** Where nothing answers anywhere the network stands still, and may go on. */
const patienceMs = 4750
/** A process that stands still for a moment is behind no dead line, though another one answers for it. */
const stillMs = 2500
/** What the slowest line takes for an answer: a process that stood still, or a phone that slept, says nothing about the line. */
const slowestMs = 1600
/**
 * A page that has been quiet for so long answers the next message: otherwise the server would ask, at twice the cost.
 */
const quietMs = 4000

/** Asks nothing, and is not answered. */
const here = new Uint8Array(0)

interface Watch {
  /** Resolves when the server answers on another line. */
  askElsewhere(isStillWanted: () => boolean): Promise<unknown>
  giveUp(): void
}

/**
 * A socket whose other end is gone looks open to a browser for minutes; silence does not. Whatever comes is a sign of life,
 * so a line is asked only where nothing has come for a while. `spoke` wants to know when this end has said something.
 */
export function watchLine<State>(room: Room<unknown, State>, { askElsewhere, giveUp }: Watch) {
  const { connection } = room
  const deliver = connection.events.onmessage
  let heardAt = performance.now()
  let spokeAt = heardAt
  let askedAt: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let lookAt = 0
  /** How long this line took for its last answer. */
  let tookMs = 0
  /** Though the server answers elsewhere. */
  let keptUntil = 0

  const lookIn = (ms: number, look: () => void) => {
    clearTimeout(timer)
    lookAt = performance.now() + ms
    timer = setTimeout(look, ms)
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
    // A server that answers elsewhere, and not here, is behind a line that is dead, or has taken the game to another process.
    askElsewhere(() => heardAt === before).then(
      () => heardAt === before && giveUpAt(Math.min(keptUntil, before + silenceMs + elsewhereAfterMs)),
      () => {},
    )
    giveUpAt(Math.max(since, before + silenceMs) + patienceMs)
  }

  connection.events.onmessage = (event) => {
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
    /** Now: there is a reason to doubt it. */
    ask: () => ask(),
    spoke: () => {
      spokeAt = performance.now()
      // Who taps on and on puts nothing off.
      const inTimeMs = Math.max(acknowledgedMs, 2 * tookMs)
      if (askedAt === null && lookAt > spokeAt + inTimeMs) lookIn(inTimeMs, () => ask(stillMs))
    },
    stop: () => clearTimeout(timer),
  }
}
