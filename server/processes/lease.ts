import type { Holder } from '../../rooms/ports.ts'
import type { ProcessRecord } from '../archive/records.ts'
import type { Shelves } from '../archive/shelves.ts'
import type { Log } from '../log.ts'
import { beatMs } from './beats.ts'
import { watchOtherBeats } from './otherBeats.ts'
import { keepOwnBeat } from './ownBeat.ts'

/**
 * What one process answers another that cannot reach the archive. `unsure`: it cannot reach it either. `sure`: it can.
 * `gone`: it has taken the other for gone. A sure process need not take the other's games: it may lose the archive
 * itself a moment later.
 */
export type Opinion = 'unsure' | 'sure' | 'gone'

interface Needs {
  processes: Shelves['processes']
  processId: string
  load: () => number
  /** The rules that this process can play by. */
  plays?: readonly string[]
  log: Pick<Log, 'info' | 'warn'>
  now?: () => number
  /** The worst opinion that any other process has of this one; rejects if none can be asked. */
  askOthers: (processIds: readonly string[]) => Promise<Opinion>
}

export type ProcessLease = ReturnType<typeof keepLease>

/**
 * Tells the archive that this process lives, and finds out which others do. It never compares two clocks: each process
 * counts by its own clock for how long another's beat has stood still.
 */
export const keepLease = ({ now = () => performance.now(), askOthers, ...needs }: Needs) => {
  const { processes, processId, load } = needs
  const own = keepOwnBeat({ ...needs, now })
  const others = watchOtherBeats({ processes, processId, now })
  /** All other processes say that they cannot reach the archive either, or there are none. */
  let isNobodySure = false
  const { isSure, silentMs, absences, isBack, leave, end } = own
  const { living, isAlive, isNoMore, gone, forget } = others
  const willing = () => living().filter((record) => !record.isLeaving)
  /** Those that can play whatever this one plays. During an update those of the version before may not. */
  const able = () => willing().filter(({ plays }) => own.plays.every((rules) => plays?.includes(rules)))

  return {
    processId,
    /** One round: raises the own beat and reads the others. True while others may have taken games of this process. */
    round: async (): Promise<boolean> => {
      await own.renew()
      isNobodySure = false
      await others.look()
      return own.wasAway()
    },
    /** After a failed round: true if another process has taken this one for gone. */
    othersGoOn: async (): Promise<boolean> => {
      if (isSure()) return false
      const ids = living().map(({ id }) => id)
      // If no other process can be asked, this one cannot know, and decides nothing.
      const opinion = ids.length > 0 ? await askOthers(ids).catch(() => undefined) : 'unsure'
      isNobodySure = opinion === 'unsure'
      return opinion === 'gone'
    },
    opinionOf: (id: string): Opinion => {
      if (!isSure()) return 'unsure'
      return others.isSeenAlive(id) ? 'sure' : 'gone'
    },
    isCut: () => !isNobodySure && !isSure(),
    isAlive,
    isNoMore,
    /** The state of a process that a game names as its holder. */
    whoIs: async (id: string): Promise<Holder> => {
      if (id === processId) return 'this'
      if (await isAlive(id)) return { processId: id }
      return (await isNoMore(id)) ? { leftBy: id } : 'lost'
    },
    /** The place of this process among the living ones, by which each takes its share of the games. */
    standing: (): { place: number; of: number } => {
      const ids = [...willing().map(({ id }) => id), ...(own.isLeaving() ? [] : [processId])].sort()
      return { place: ids.indexOf(processId), of: ids.length }
    },
    /** How many processes this school has, including this one. */
    known: () => living().length + 1,
    /** The other living processes. */
    others: () => living().map(({ id }) => id),
    leastBusy: (except: ReadonlySet<string> = new Set()): string | undefined =>
      lightest(able().filter(({ id }) => !except.has(id))),
    /** Another process that has much less to do than this one. */
    relief: (): string | undefined => lightest(able().filter((record) => record.load * 1.5 + 100 < load())),
    isSure,
    silentMs,
    absences,
    isBack,
    gone,
    forget,
    leave,
    end,
  }
}

const lightest = (records: readonly ProcessRecord[]): string | undefined =>
  records.toSorted((one, other) => one.load - other.load)[0]?.id

export const roundMs = beatMs
