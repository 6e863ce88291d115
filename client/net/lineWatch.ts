import type { Room } from 'colyseus.js'
import { framesIn } from '../../rooms/shared/bundles.ts'

/** Without a word for so long a line is asked: where a clock runs there is something to be late for. */
const silenceMs = { timed: 3000, untimed: 5000 }
/** Unanswered for so long, the server is asked on another line, and then again and again. */
const elsewhereAfterMs = 1000
const elsewhereEveryMs = 2000
/** Where nothing answers anywhere the network stands still, and may go on. */
const patienceMs = 5000
/** Who is told much and says nothing says so often that they are here: the server would ask, at twice the cost. */
const sayEveryMs = 5000

/** Asks nothing, and is not answered. */
const here = new Uint8Array(0)

interface Watch<State> {
  /** Whether a clock runs. */
  isTimed(state: State): boolean
  /** Resolves when the server answers on another line. */
  askElsewhere(): Promise<unknown>
  giveUp(): void
}

/**
 * A socket whose other end is gone looks open to a browser for minutes; silence does not. Whatever comes is a sign of life,
 * so a line is asked only where nothing has come for a while. `spoke` wants to know when this end has said something.
 */
export function watchLine<State>(room: Room<unknown, State>, { isTimed, askElsewhere, giveUp }: Watch<State>) {
  const { connection } = room
  const deliver = connection.events.onmessage
  let heardAt = performance.now()
  let spokeAt = heardAt
  let askedAt: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const stop = () => clearTimeout(timer)

  const lookAt = (time: number) => {
    stop()
    timer = setTimeout(look, Math.max(0, time - performance.now()))
  }

  const silentAt = () => heardAt + silenceMs[isTimed(room.state) ? 'timed' : 'untimed']

  const wait = () => lookAt(Math.min(silentAt(), spokeAt + sayEveryMs))

  const ask = () => {
    if (askedAt !== null) return
    askedAt = spokeAt = performance.now()
    room.ping(() => {})
    lookAt(askedAt + elsewhereAfterMs)
  }

  const look = () => {
    const now = performance.now()
    if (askedAt === null) {
      const isDue = now >= spokeAt + sayEveryMs
      // Where nothing was told lately either, one question is a word, too.
      if (now >= (isDue ? heardAt + silenceMs.timed : silentAt())) return ask()
      if (isDue) {
        spokeAt = now
        connection.send(here)
      }
      wait()
    } else if (now >= askedAt + patienceMs) giveUp()
    else {
      const before = heardAt
      // A server that answers elsewhere, and not here, is behind a line that is dead, or has taken the game to another process.
      askElsewhere().then(
        () => heardAt === before && giveUp(),
        () => {},
      )
      lookAt(now + elsewhereEveryMs)
    }
  }

  connection.events.onmessage = (event) => {
    try {
      for (const data of framesIn(event.data)) deliver?.({ data })
    } finally {
      heardAt = performance.now()
      askedAt = null
      wait()
    }
  }
  wait()
  return {
    /** Now: there is a reason to doubt it. */
    ask,
    spoke: () => {
      spokeAt = performance.now()
    },
    stop,
  }
}
