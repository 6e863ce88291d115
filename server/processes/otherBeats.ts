import type { ProcessRecord } from '../archive/records.ts'
import type { Shelves } from '../archive/shelves.ts'
import { beatMs, ended, goneAfterMs } from './beats.ts'

/** A longer gap between two looks counts as this much, because a process that stood still in between has seen nothing. */
const longestLookMs = 2 * beatMs
const mostProcesses = 1_000

interface Seen {
  record: ProcessRecord
  /** For how long this process has seen its beat stand still. */
  stillMs: number
}

interface Needs {
  processes: Shelves['processes']
  processId: string
  now: () => number
}

/** The beats of the other processes, as this one sees them. */
export const watchOtherBeats = ({ processes, processId, now }: Needs) => {
  const seen = new Map<string, Seen>()
  let lookedAt: number | undefined

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

  const isGone = ({ record, stillMs }: Seen) => record.beat === ended || stillMs >= goneAfterMs
  const isAlive = async (id: string): Promise<boolean> => {
    if (id === '') return false
    const known = seen.get(id)
    if (known) return !isGone(known)
    const record = await processes.get(id)
    return record !== undefined && record.beat !== ended
  }
  /** Whether the process has no record left. Then no other process will take it for gone and take over its games. */
  const isNoMore = async (id: string): Promise<boolean> => !seen.has(id) && (await processes.get(id)) === undefined
  const living = () => [...seen.values()].filter((one) => !isGone(one)).map(({ record }) => record)

  return {
    look,
    isAlive,
    isNoMore,
    living,
    gone: (): string[] => [...seen.values()].filter(isGone).map(({ record }) => record.id),
    isSeenAlive: (id: string): boolean => {
      const known = seen.get(id)
      return known !== undefined && !isGone(known)
    },
    /** Removes all that is known of it. */
    forget: async (id: string) => {
      await processes.remove(id)
      seen.delete(id)
    },
  }
}
