import type { EntryLog } from './entryLog.ts'

/** Why nothing can be kept at the moment: the records, or what happens in running games. */
export type Trouble = { of: 'records' | 'journal'; error: Error }

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
