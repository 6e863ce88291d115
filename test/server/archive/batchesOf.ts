import type { MatchEntry } from '../../../rooms/shared/match/matchEntries.ts'
import type { EntryLog, Writer } from '../../../server/archive/entryLog.ts'

/** A writer of a journal, with the claim of this number. */
export const by = (journal: string, epoch = 1): Writer => ({ journal, epoch })

/** The batches of a game. Throws if an acknowledged one is lost. An earlier writer can no longer write. */
export const batchesOf = async (log: EntryLog, { journal, epoch }: Writer): Promise<MatchEntry[][]> => {
  const read = await log.takeUp({ journal, epoch })
  if ('unreadable' in read) throw new Error(read.unreadable)
  if (read.damage?.wasAcknowledged) throw new Error(read.damage.what)
  return read.batches.filter((batch) => batch.length > 0)
}

/** The sequence number of the next batch. */
export const nextOf = async (log: EntryLog, writer: Writer): Promise<number> => {
  const read = await log.takeUp(writer)
  if ('unreadable' in read) throw new Error(read.unreadable)
  return read.nextSequence
}
