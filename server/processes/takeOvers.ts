import { setTimeout as pause } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import { atMost } from '../accounts/atMost.ts'
import type { Shelves } from '../archive/shelves.ts'
import type { Log } from '../log.ts'
import type { ProcessLease } from './lease.ts'

const mostGames = 10_000
/** For this long the living processes share the games of a dead one. Then each takes what is still there. */
const sharedForMs = 2_000
/** How many games are opened at once, from all dead processes together. */
const atOnce = 4
/** If its own beat is later than this, a process takes no more games: others would soon take it for gone. */
const lateAfterMs = 1_000
const lookAgainMs = 100

interface Needs {
  runningGames: Pick<Shelves['runningGames'], 'ids' | 'find'>
  lease: Pick<ProcessLease, 'standing' | 'forget' | 'silentMs' | 'isAlive' | 'isNoMore' | 'others'>
  log: Pick<Log, 'warn'>
}

interface Acts {
  /** Opens a game of a process that is gone. */
  takeOver(code: string, from: string): Promise<boolean>
  count(what: 'takenOver' | 'lost', by: number): void
}

/** The ids of all processes that games name as their holders. */
async function* holdersOf(runningGames: Pick<Shelves['runningGames'], 'find'>): AsyncGenerator<string> {
  for (let last = ''; ; ) {
    const [next] = await runningGames.find({ where: { heldBy: { gt: last } }, sort: [['heldBy', 'asc']], limit: 1 })
    if (!next) return
    last = next.heldBy
    yield last
  }
}

/** Takes over games of processes that are gone. */
export const keepTakeOvers = ({ runningGames, lease, log }: Needs) => {
  const goneSince = new Map<string, number>()
  let looks = 0
  const inTurn = atMost(atOnce)

  const isShared = (gone: string): boolean => {
    const since = goneSince.get(gone) ?? performance.now()
    goneSince.set(gone, since)
    return performance.now() - since <= sharedForMs
  }

  /** At first each living process takes its share of the games, and later all that are left. */
  const shareOf = (codes: string[], gone: string): string[] => {
    if (!isShared(gone)) return codes
    const { place, of } = lease.standing()
    return codes.filter((code) => crc32(code) % of === place)
  }

  /** Waits while this process is late. Otherwise the games of one dead process would overload the next. */
  const whenNotLate = async () => {
    while (lease.silentMs() > lateAfterMs) await pause(lookAgainMs, undefined, { ref: false })
  }

  const takeOverFrom = async (gone: string, { takeOver, count }: Acts): Promise<void> => {
    const left = await runningGames.ids(mostGames, { heldBy: gone })
    if (left.length === 0) {
      goneSince.delete(gone)
      await lease.forget(gone)
      return
    }
    const over = new Set(await runningGames.ids(mostGames, { heldBy: gone, isOver: true }))
    const played = left.filter((code) => !over.has(code))
    const takeOne = (code: string) =>
      inTurn(async () => {
        await whenNotLate()
        return takeOver(code, gone)
      })
    let taken = 0
    let failure: unknown
    if (played.length > 0) {
      const tried = await Promise.allSettled(shareOf(played, gone).map(takeOne))
      taken = tried.filter((one) => one.status === 'fulfilled' && one.value).length
      failure = tried.find((one) => one.status === 'rejected')?.reason
    }
    // Games that only show their end must not delay a class that plays. But they do not wait for one that nobody here can play.
    const isInVain = taken === 0 && failure === undefined && !isShared(gone)
    if (played.length === 0 || isInVain) for (const code of shareOf([...over], gone)) if (await takeOne(code)) taken++
    if (taken > 0) log.warn({ process: gone, games: taken }, 'a process is gone: its games go on here')
    count('takenOver', taken)
    if (failure !== undefined) throw failure
  }

  return {
    takeOverFrom,

    /**
     * A game may have been given to a process that has since died and been forgotten. The usual takeover misses it, so
     * the living processes look for such games in turn. One of an older version leaves games of a newer one to the others.
     */
    takeOverLeft: async (acts: Acts): Promise<void> => {
      const { place, of } = lease.standing()
      if (looks++ % of !== place) return
      for await (const holder of holdersOf(runningGames)) {
        if (await lease.isAlive(holder)) continue
        if (await lease.isNoMore(holder)) await takeOverFrom(holder, acts)
      }
    },
  }
}
