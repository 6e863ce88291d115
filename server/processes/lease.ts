import type { Holder } from '../../rooms/ports.ts'
import type { ProcessRecord } from '../archive/records.ts'
import type { Shelves } from '../archive/shelves.ts'
import type { Log } from '../log.ts'

/** How often a process says that it lives, and looks who else does. */
const beatMs = 500
/** So long a beat stands still before its process is taken for gone. */
const goneAfterMs = 3_000
/** Of the time between two looks no more counts: who was stopped in between has seen nothing. */
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
 * Of one process about another that cannot say that it lives: that it cannot either, that it can, or that it has taken the
 * other for gone. Of those that lose an archive at once one has its last beat later: to be sure is not yet to take games.
 */
export type Opinion = 'unsure' | 'sure' | 'gone'

interface Needs {
  processes: Shelves['processes']
  processId: string
  load: () => number
  log: Pick<Log, 'info' | 'warn'>
  now?: () => number
  /** What the others say of this process, the worst of it; rejects when nobody can be asked. */
  askOthers: (processIds: readonly string[]) => Promise<Opinion>
}

export type ProcessLease = ReturnType<typeof keepLease>

/**
 * That this process lives, told to the archive, and which others do. Nobody's clock is compared with anybody else's:
 * whoever looks counts, by the time of its own looks, how long a beat has not moved.
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
      // Where nobody can be asked it is not known, and what is not known is not decided.
      const opinion = others.length > 0 ? await askOthers(others).catch(() => undefined) : 'unsure'
      isNobodySure = opinion === 'unsure'
      return opinion === 'gone'
    },
    isSure,
    /** How often others may have taken games of this process by now: what it knew of them before says nothing. */
    absences: () => absences,
    opinionOf: (id: string): Opinion => {
      if (!isSure()) return 'unsure'
      const known = seen.get(id)
      return known && !isGone(known) ? 'sure' : 'gone'
    },
    isCut: () => !isNobodySure && now() - sureAt >= sureForMs,
    isAlive,
    isNoMore,
    /** What a game that names this process as its own can expect of it. */
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
    /** Which of those that stay this one is, so that each can have a share of what is to be done. */
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
    /** From now on nobody hands anything to this process. */
    leave: async () => {
      isLeaving = true
      await renew()
    },
    /** What is still here is for others to take, at once. */
    end: async () => {
      const present = await processes.get(processId)
      if (present) await processes.replace({ ...own(), beat: ended }, present.version)
    },
  }
}

export const roundMs = beatMs
