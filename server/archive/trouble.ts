import { type EntryLog, OutOfStep } from './entryLog.ts'

/** Why nothing can be saved at the moment: the records, or the journals of running games. */
export type Trouble = { of: 'records' | 'journal'; error: Error }

/** The records cannot be reached at the moment. Another try may work. */
export class ArchiveDown extends Error {
  constructor(what = 'The archive has to be opened again') {
    super(what)
  }
}

/** In the words of SQLite, the system and MongoDB. */
const fullDisk = /disk is full|ENOSPC|EDQUOT|no space left|OutOfDiskSpace/i
const outOfReach = /ENOTCONN|ECONNREFUSED|server selection|readonly database|disk I\/O error|database is locked|EROFS/i

/** The refusal for a caller whose change could not be saved; undefined for faults of another kind. */
export const refusalOfTrouble = (error: unknown): 'diskFull' | 'cannotSave' | undefined => {
  const text = error instanceof Error ? `${error.message} ${'code' in error ? error.code : ''}` : String(error)
  if (fullDisk.test(text)) return 'diskFull'
  return error instanceof ArchiveDown || outOfReach.test(text) ? 'cannotSave' : undefined
}

/** Knows the games whose last write failed, until one succeeds or the game is gone. Reports how long other writes took. */
export const watchedEntryLog = (entryLog: EntryLog, noteWritten: (seconds: number) => void = () => {}) => {
  const failing = new Map<string, { error: Error; since: number }>()
  /** Games that left this process while a write was under way: a failure of that write no longer counts. */
  const underWay = new Map<string, { isLetGo: boolean }>()

  const isNoTroubleAnyMore = (journal: string) => {
    failing.delete(journal)
    const write = underWay.get(journal)
    if (write) write.isLetGo = true
  }

  const watched: EntryLog = {
    ...entryLog,
    append: (by, sequence, entries) => {
      const { journal } = by
      const since = failing.get(journal)?.since ?? performance.now()
      const written = (next: number): number => {
        noteWritten((performance.now() - since) / 1000)
        failing.delete(journal)
        return next
      }
      const failed = (error: unknown): never => {
        // If another process has the game, the archive itself is fine.
        if (!(error instanceof OutOfStep)) failing.set(journal, { error: asError(error), since })
        throw error
      }
      const wait = async (next: Promise<number>): Promise<number> => {
        const write = { isLetGo: false }
        underWay.set(journal, write)
        try {
          return written(await next)
        } catch (error) {
          if (write.isLetGo) throw error
          return failed(error)
        } finally {
          if (underWay.get(journal) === write) underWay.delete(journal)
        }
      }
      try {
        const next = entryLog.append(by, sequence, entries)
        return next instanceof Promise ? wait(next) : written(next)
      } catch (error) {
        return failed(error)
      }
    },
    remove: async (journal) => {
      await entryLog.remove(journal)
      isNoTroubleAnyMore(journal)
    },
    release: (journal) => {
      entryLog.release(journal)
      isNoTroubleAnyMore(journal)
    },
    setAside: async (journal, code, record) => {
      const kept = await entryLog.setAside(journal, code, record)
      isNoTroubleAnyMore(journal)
      return kept
    },
  }
  return {
    entryLog: watched,
    gamesBehind: () => failing.size,
    failure: (): Error | undefined => failing.values().next().value?.error ?? entryLog.failure(),
  }
}

/** Tries to write, and asks whether the journal is behind. */
export const findTrouble = async (
  tryWriting: () => Promise<void>,
  journalFailure: () => Error | undefined,
): Promise<Trouble | undefined> => {
  try {
    await tryWriting()
  } catch (error) {
    return { of: 'records', error: asError(error) }
  }
  const error = journalFailure()
  return error && { of: 'journal', error }
}

const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)))
