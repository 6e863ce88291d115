import type { Holder } from '../../rooms/ports.ts'
import type { ProcessRecord } from '../archive/records.ts'
import type { Shelves } from '../archive/shelves.ts'
import type { Log } from '../log.ts'

/** How often a process raises its beat, and reads the beats of the others. */
const beatMs = 500
/** So long a beat stands still before its process is taken for gone. */
const goneAfterMs = 3_000
/** A longer gap between two looks counts as this: a process that was stopped in between has seen nothing. */
const longestLookMs = 2 * beatMs
/** Before others can take this process for gone it is no longer sure of itself. */
const sureForMs = goneAfterMs - beatMs
/** The last beat of a process that has ended. */
const ended = -1

const mostProcesses = 1_000

interface Seen {
  record: ProcessRecord
  /** For how long its beat has stood still under these eyes. */
  stillMs: number
}

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
  const seen = new Map<string, Seen>()
  let beat = 0
  let version: number | undefined
  let isLeaving = false
  let sureAt = Number.NEGATIVE_INFINITY
  let lookedAt: number | undefined
  /** Others may have taken games of this process, and it has not looked yet which. */
  let wasAway = false
  let absences = 0
  /** Said by the others: they do not reach the archive, either. Or there are none. */
  let isNobodySure = false
  const ownLoad = () => load()

  const own = (): ProcessRecord => ({ id: processId, beat, load: ownLoad(), isLeaving })

  const renew = async (): Promise<void> => {
    const since = now()
    beat++
    const wasThere = version !== undefined && (await processes.replace(own(), version))
    if (wasThere && version !== undefined) version++
    else {
      const present = await processes.get(processId)
      if (present ? !(await processes.replace(own(), present.version)) : !(await processes.insert(own())))
        throw new Error('somebody else goes by the name of this process')
      version = present ? present.version + 1 : 1
    }
    const mayBeTaken = since - sureAt >= sureForMs || !wasThere
    // Said in the same moment in which this process would be sure of itself again.
    if (mayBeTaken && beat > 1) {
      if (!wasAway) log.warn({}, 'this process was away: others may have taken over its games')
      wasAway = true
      absences++
    }
    sureAt = since
  }

  const look = async () => {
    const records = await processes.find({ limit: mostProcesses })
    const at = now()
    const passedMs = lookedAt === undefined ? 0 : Math.min(at - lookedAt, longestLookMs)
    lookedAt = at
    const there = new Set(records.map(({ id }) => id))
    for (const id of seen.keys()) if (!there.has(id)) seen.delete(id)
    for (const { version: _, ...record } of records) {
      const before = seen.get(record.id)
      const stillMs = before?.record.beat === record.beat ? before.stillMs + passedMs : 0
      if (record.id !== processId) seen.set(record.id, { record, stillMs })
    }
  }

  const isSure = () => now() - sureAt < sureForMs
  const isGone = ({ record, stillMs }: Seen) => record.beat === ended || stillMs >= goneAfterMs
  const isAlive = async (id: string): Promise<boolean> => {
    if (id === '') return false
    const known = seen.get(id)
    if (known) return !isGone(known)
    const record = await processes.get(id)
    return record !== undefined && record.beat !== ended
  }
  /** Whether there is no such process any more, and so none that would take its games for those of one that is gone. */
  const isNoMore = async (id: string): Promise<boolean> => !seen.has(id) && (await processes.get(id)) === undefined
  const living = () => [...seen.values()].filter((one) => !isGone(one)).map(({ record }) => record)

  return {
    processId,
    /** One round: says that this process lives, and looks around. True as long as others may have taken its games. */
    round: async (): Promise<boolean> => {
      await renew()
      isNobodySure = false
      await look()
      return wasAway
    },
    /** This process has looked which games are still its own. */
    isBack: (): void => {
      wasAway = false
    },
    /** After a round that failed: whether others go on without this process. True when one of them says so. */
    wonder: async (): Promise<boolean> => {
      if (isSure()) return false
      const others = living().map(({ id }) => id)
      // No other process can be asked: this one cannot know, so it decides nothing.
      const opinion = others.length > 0 ? await askOthers(others).catch(() => undefined) : 'unsure'
      isNobodySure = opinion === 'unsure'
      return opinion === 'gone'
    },
    isSure,
    /** How often others may have taken games of this process; after each time it has to look again. */
    absences: () => absences,
    opinionOf: (id: string): Opinion => {
      if (!isSure()) return 'unsure'
      const known = seen.get(id)
      return known && !isGone(known) ? 'sure' : 'gone'
    },
    isCut: () => !isNobodySure && now() - sureAt >= sureForMs,
    isAlive,
    isNoMore,
    /** Whether this process may still act for a game that names it as its owner. */
    whoIs: async (id: string): Promise<Holder> => {
      if (id === processId) return 'this'
      if (await isAlive(id)) return { processId: id }
      return (await isNoMore(id)) ? { leftBy: id } : 'lost'
    },
    gone: (): string[] => [...seen.values()].filter(isGone).map(({ record }) => record.id),
    /** Nothing of it is left. */
    bury: async (id: string) => {
      await processes.remove(id)
      seen.delete(id)
    },
    /** This process' place among the living ones, so that each takes its share of the games. */
    standing: (): { place: number; of: number } => {
      const staying = living().filter((record) => !record.isLeaving)
      const ids = [...staying.map(({ id }) => id), ...(isLeaving ? [] : [processId])].sort()
      return { place: ids.indexOf(processId), of: ids.length }
    },
    /** How many processes this school has, with this one. */
    known: () => living().length + 1,
    /** For how long it has not been said that this process lives. */
    silentMs: () => now() - sureAt,
    /** Those that live. */
    others: () => living().map(({ id }) => id),
    leastBusy: (except: ReadonlySet<string> = new Set()): string | undefined => {
      const willing = living().filter((record) => !record.isLeaving && !except.has(record.id))
      return willing.sort((one, other) => one.load - other.load)[0]?.id
    },
    /** Another one that has much less to do than this one. */
    relief: (): string | undefined => {
      const willing = living().filter((record) => !record.isLeaving && record.load * 1.5 + 100 < ownLoad())
      return willing.sort((one, other) => one.load - other.load)[0]?.id
    },
    /** From now on other processes hand no games to this one. */
    leave: async () => {
      isLeaving = true
      await renew()
    },
    /** Other processes may take the games that are still here at once. */
    end: async () => {
      const present = await processes.get(processId)
      if (present) await processes.replace({ ...own(), beat: ended }, present.version)
    },
  }
}

export const roundMs = beatMs
