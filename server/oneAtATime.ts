import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Kept } from './archive/shelf.ts'
import type { Shelves } from './archive/shelves.ts'
import { type Refused, refuse } from './refused.ts'

const lookMs = 20

interface Patience {
  /** If a claim stands for this long, by the clock of the process that waits, its process has died. */
  leftBehindMs: number
  /** How long a caller waits for the work of other processes. */
  waitMs: number
  /** More than a page sends at once for one thing. A script that sends more is told to wait. */
  mostWaiting: number
}

const usualPatience: Patience = { leftBehindMs: 10_000, waitMs: 15_000, mostWaiting: 100 }

export type OneAtATime = ReturnType<typeof keepOneAtATime>

/**
 * For work that counts before it writes. A hundred calls at once would all count the same, and all would write. So they
 * run one after another: in this process by a queue, and among processes by a claim in the archive.
 */
export const keepOneAtATime = ({ meta }: Pick<Shelves, 'meta'>, patience: Partial<Patience> = {}) => {
  const { leftBehindMs, waitMs, mostWaiting } = { ...usualPatience, ...patience }
  const queues = new Map<string, { tail: Promise<unknown>; waiting: number }>()

  const claim = async (id: string): Promise<number | undefined> => {
    const value = randomInt(2 ** 47)
    const begun = performance.now()
    let seen: { there: Kept<{ id: string; value: number }> | undefined; since: number } = { there: undefined, since: 0 }
    while (performance.now() - begun < waitMs) {
      if (await meta.insert({ id, value })) return value
      const there = await meta.get(id)
      if (there?.value !== seen.there?.value) seen = { there, since: performance.now() }
      const isLeftBehind = there !== undefined && performance.now() - seen.since > leftBehindMs
      if (isLeftBehind && (await meta.replace({ id, value }, there.version))) return value
      await pause(lookMs * (0.5 + Math.random()))
    }
    return undefined
  }

  const inTurn = async <Done>(what: string, work: () => Promise<Done>): Promise<Done | Refused> => {
    const id = `oneAtATime:${what}`
    const value = await claim(id)
    if (value === undefined) return refuse('busy')
    try {
      return await work()
    } finally {
      if ((await meta.get(id))?.value === value) await meta.remove(id)
    }
  }

  /** Never runs two works of one `what` at once. The work may refuse, and waiting may be refused, too. */
  return <Done>(what: string, work: () => Promise<Done>): Promise<Done | Refused> => {
    const queue = queues.get(what) ?? { tail: Promise.resolve(), waiting: 0 }
    if (queue.waiting >= mostWaiting) return Promise.resolve(refuse('tooManyAttempts'))
    queues.set(what, queue)
    queue.waiting += 1
    const turn = queue.tail.then(() => inTurn(what, work))
    queue.tail = turn
      .catch(() => {})
      .then(() => {
        queue.waiting -= 1
        if (queue.waiting === 0) queues.delete(what)
      })
    return turn
  }
}
