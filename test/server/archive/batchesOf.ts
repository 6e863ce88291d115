import type { MatchEntry } from '../../../rooms/shared/match/matchEntries.ts'
import type { EntryLog, Writer } from '../../../server/archive/entryLog.ts'

/** Somebody who writes to a journal by the claim of this number. */
export const by = (journal: string, epoch = 1): Writer => ({ journal, epoch })

/** The batches of a game, none of which may be lost once acknowledged. An earlier writer cannot write any more. */
export const batchesOf = async (log: EntryLog, { journal, epoch }: Writer): Promise<MatchEntry[][]> => {
  const read = await log.takeUp({ journal, epoch })
  if ('unreadable' in read) throw new Error(read.unreadable)
  if (read.damage?.wasAcknowledged) throw new Error(read.damage.what)
  return read.batches.filter((batch) => batch.length > 0)
}

/** Where the next batch goes. */
export const nextOf = async (log: EntryLog, writer: Writer): Promise<number> => {
  const read = await log.takeUp(writer)
  if ('unreadable' in read) throw new Error(read.unreadable)
  return read.nextSequence
}
