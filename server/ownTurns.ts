import type { ServerResponse } from 'node:http'

/** How many more calls of an account may wait. No page asks for that many at once. */
const usuallyWaiting = 8
/** After this wait the next call starts although the answer before is still on its way, perhaps on a slow line. */
const usualPatienceMs = 10_000
/** How many answers may be on their way. Beyond that the oldest is given up: its line is dead, or its reader does not read. */
const mostOnTheWay = 3

/** More than pages ask for in a row. A script that asks without end gets `perSecond`. */
const burst = 20
const perSecond = 2

interface Turns {
  onTheWay: Set<ServerResponse>
  waiting: (() => void)[]
  clock: NodeJS.Timeout | undefined
  /** How many may begin at once, counted at the time `at`. */
  left: number
  at: number
}

const msUntil = (turns: Turns, left: number): number => {
  const now = performance.now()
  turns.left = Math.min(burst, turns.left + ((now - turns.at) / 1000) * perSecond)
  turns.at = now
  return turns.left >= left ? 0 : Math.ceil(((left - turns.left) / perSecond) * 1000)
}

/**
 * For answers or bodies of megabytes. Each account gets one at a time, and the next when the one before has left. So
 * what a script asks for by the hundred never lies in memory at once, and calls of others come in between.
 */
export const keepOwnTurns = ({ patienceMs = usualPatienceMs, mostWaiting = usuallyWaiting } = {}) => {
  const accounts = new Map<string, Turns>()

  const callNext = (turns: Turns): void => {
    if (turns.onTheWay.size >= mostOnTheWay) {
      const [oldest] = turns.onTheWay
      oldest?.destroy()
      if (oldest) turns.onTheWay.delete(oldest)
    }
    turns.waiting.shift()?.()
  }

  /** Only the first in the queue has a timer. Otherwise nine calls made at once would all begin at once ten seconds later. */
  const goOn = (who: string, turns: Turns): void => {
    clearTimeout(turns.clock)
    if (turns.waiting.length > 0) {
      const patience = turns.onTheWay.size === 0 ? 0 : patienceMs
      turns.clock = setTimeout(callNext, Math.max(patience, msUntil(turns, 1)), turns)
    } else if (turns.onTheWay.size === 0) {
      turns.clock = setTimeout(() => accounts.delete(who), msUntil(turns, burst))
      turns.clock.unref()
    }
  }

  /** False if too many wait already, or if the caller has gone meanwhile. */
  return async (who: string, response: ServerResponse): Promise<boolean> => {
    const turns = accounts.get(who) ?? {
      onTheWay: new Set(),
      waiting: [],
      clock: undefined,
      left: burst,
      at: performance.now(),
    }
    accounts.set(who, turns)
    if (turns.waiting.length >= mostWaiting) return false
    if (turns.onTheWay.size > 0 || turns.waiting.length > 0 || msUntil(turns, 1) > 0)
      await new Promise<void>((resolve) => {
        turns.waiting.push(resolve)
        if (turns.waiting.length === 1) goOn(who, turns)
      })
    const isHere = !response.destroyed && !response.closed
    if (isHere) {
      turns.left -= 1
      turns.onTheWay.add(response)
      response.once('close', () => {
        if (turns.onTheWay.delete(response)) goOn(who, turns)
      })
    }
    goOn(who, turns)
    return isHere
  }
}
