import type { EntryLog } from './entryLog.ts'

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

/** Remembers of which games the last write failed, until one succeeds or the game is gone. */
export const watchedEntryLog = (entryLog: EntryLog) => {
  const failing = new Map<string, Error>()
  const watched: EntryLog = {
    ...entryLog,
    append: async (code, sequence, entries) => {
      try {
        await entryLog.append(code, sequence, entries)
        failing.delete(code)
      } catch (error) {
        failing.set(code, asError(error))
        throw error
      }
    },
    remove: async (code) => {
      await entryLog.remove(code)
      failing.delete(code)
    },
    setAside: async (code, record) => {
      const kept = await entryLog.setAside(code, record)
      failing.delete(code)
      return kept
    },
  }
  return { entryLog: watched, failure: (): Error | undefined => failing.values().next().value }
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
