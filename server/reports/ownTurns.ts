import type { ServerResponse } from 'node:http'

/** So many more of an account may wait: no page asks for as much at once. */
const mostWaiting = 8
/** An answer that nobody takes is given up when the next has waited so long for it. */
const patienceMs = 10_000

interface Turn {
  response: ServerResponse
  waiting: (() => void)[]
}

/**
 * For what can be megabytes. An account is answered once at a time, and the next when the answer before has left: what a
 * script asks for by the hundred never lies in memory together, and everybody else's calls come in between.
 */
export const keepOwnTurns = () => {
  const turns = new Map<string, Turn>()

  const end = (who: string, turn: Turn): void => {
    const next = turn.waiting.shift()
    if (next) next()
    else turns.delete(who)
  }

  /** False when too many wait already, or when the caller has gone meanwhile. */
  return async (who: string, response: ServerResponse): Promise<boolean> => {
    const known = turns.get(who)
    if (known && known.waiting.length >= mostWaiting) return false
    const turn = known ?? { response, waiting: [] }
    if (known) {
      const clock = setTimeout(() => known.response.destroy(), patienceMs)
      await new Promise<void>((resolve) => known.waiting.push(resolve))
      clearTimeout(clock)
      known.response = response
    } else turns.set(who, turn)
    if (response.destroyed || response.closed) {
      end(who, turn)
      return false
    }
    response.once('close', () => end(who, turn))
    return true
  }
}
