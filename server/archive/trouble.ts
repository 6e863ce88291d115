import { type EntryLog, OutOfStep } from './entryLog.ts'

/** Why nothing can be kept at the moment: the records, or what happens in running games. */
export type Trouble = { of: 'records' | 'journal'; error: Error }

/** The records are out of reach for a moment; another try may find them back. */
export class ArchiveDown extends Error {
  constructor(what = 'The archive has to be opened again') {
    super(what)
  }
}

/** As SQLite, the system and MongoDB say it. */
const fullDisk = /disk is full|ENOSPC|EDQUOT|no space left|OutOfDiskSpace/i
const outOfReach = /ENOTCONN|ECONNREFUSED|server selection|readonly database|disk I\/O error|EROFS/i

/** What may be said to whoever waited for something that could not be kept; undefined for faults of another kind. */
export const refusalOfTrouble = (error: unknown): 'diskFull' | 'cannotSave' | undefined => {
  const text = error instanceof Error ? `${error.message} ${'code' in error ? error.code : ''}` : String(error)
  if (fullDisk.test(text)) return 'diskFull'
  return error instanceof ArchiveDown || outOfReach.test(text) ? 'cannotSave' : undefined
}

/** Remembers of which games the last write failed, until one succeeds or the game is gone; tells how long the others took. */
export const watchedEntryLog = (entryLog: EntryLog, noteWritten: (seconds: number) => void = () => {}) => {
  const failing = new Map<string, { error: Error; since: number }>()
  const watched: EntryLog = {
    ...entryLog,
    append: async (code, sequence, entries) => {
      const since = failing.get(code)?.since ?? performance.now()
      try {
        await entryLog.append(code, sequence, entries)
        noteWritten((performance.now() - since) / 1000)
        failing.delete(code)
      } catch (error) {
        // That nothing can be written here any more is no trouble of the archive's.
        if (!(error instanceof OutOfStep)) failing.set(code, { error: asError(error), since })
        throw error
      }
    },
    remove: async (code) => {
      await entryLog.remove(code)
      failing.delete(code)
    },
    letGo: (code) => {
      entryLog.letGo(code)
      failing.delete(code)
    },
    setAside: async (code, record) => {
      const kept = await entryLog.setAside(code, record)
      failing.delete(code)
      return kept
    },
  }
  return {
    entryLog: watched,
    gamesBehind: () => failing.size,
    failure: (): Error | undefined => failing.values().next().value?.error,
  }
}

/** Tries to write, and looks whether the journal is behind. */
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
