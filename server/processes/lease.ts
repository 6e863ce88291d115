import type { Holder } from '../../rooms/ports.ts'
import type { ProcessRecord } from '../archive/records.ts'
import type { Shelves } from '../archive/shelves.ts'
import type { Log } from '../log.ts'
import { beatMs } from './beats.ts'
import { watchOtherBeats } from './otherBeats.ts'
import { keepOwnBeat } from './ownBeat.ts'

/**
 * What one process says of another that cannot reach the archive: that it cannot reach it either (unsure), that it can
 * (sure), or that it has taken the other for gone. Being sure does not mean that it takes the other's games: it may have
 * lost the archive a moment later itself.
 */
export type Opinion = 'unsure' | 'sure' | 'gone'

interface Needs {
  processes: Shelves['processes']
  processId: string
  load: () => number
  log: Pick<Log, 'info' | 'warn'>
  now?: () => number
  /** The worst that any other process says of this one; rejects when no other can be asked. */
  askOthers: (processIds: readonly string[]) => Promise<Opinion>
}

export type ProcessLease = ReturnType<typeof keepLease>

/**
 * Tells the archive that this process lives, and finds out which others do. No two clocks are compared: each process
 * counts, by its own clock, for how long another's beat has stood still.
 */
export const keepLease = ({ processes, processId, load, log, now = () => performance.now(), askOthers }: Needs) => {
  const own = keepOwnBeat({ processes, processId, load, log, now })
  const others = watchOtherBeats({ processes, processId, now })
  /** Said by the others: they do not reach the archive, either. Or there are none. */
  let isNobodySure = false
  const { isSure, silentMs, absences, isBack, leave, end } = own
  const { living, isAlive, isNoMore, gone, forget } = others
  const willing = () => living().filter((record) => !record.isLeaving)

  return {
    processId,
    /** One round: says that this process lives, and looks around. True as long as others may have taken its games. */
    round: async (): Promise<boolean> => {
      await own.renew()
      isNobodySure = false
      await others.look()
      return own.wasAway()
    },
    /** After a round that failed: whether others go on without this process. True when one of them says so. */
    othersGoOn: async (): Promise<boolean> => {
      if (isSure()) return false
      const ids = living().map(({ id }) => id)
      // No other process can be asked: this one cannot know, so it decides nothing.
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
    /** Whether this process may still act for a game that names it as its owner. */
    whoIs: async (id: string): Promise<Holder> => {
      if (id === processId) return 'this'
      if (await isAlive(id)) return { processId: id }
      return (await isNoMore(id)) ? { leftBy: id } : 'lost'
    },
    /** This process' place among the living ones, so that each takes its share of the games. */
    standing: (): { place: number; of: number } => {
      const ids = [...willing().map(({ id }) => id), ...(own.isLeaving() ? [] : [processId])].sort()
      return { place: ids.indexOf(processId), of: ids.length }
    },
    /** How many processes this school has, with this one. */
    known: () => living().length + 1,
    /** Those that live. */
    others: () => living().map(({ id }) => id),
    leastBusy: (except: ReadonlySet<string> = new Set()): string | undefined =>
      lightest(willing().filter(({ id }) => !except.has(id))),
    /** Another one that has much less to do than this one. */
    relief: (): string | undefined => lightest(willing().filter((record) => record.load * 1.5 + 100 < load())),
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
