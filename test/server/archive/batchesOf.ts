import type { MatchEntry } from '../../../rooms/shared/match/matchEntries.ts'
import type { EntryLog } from '../../../server/archive/entryLog.ts'

/** The batches of a game of whose journal nothing is lost that was acknowledged. */
export const batchesOf = async (log: EntryLog, code: string): Promise<MatchEntry[][]> => {
  const read = await log.read(code)
  if ('unreadable' in read) throw new Error(read.unreadable)
  if (read.damage?.wasAcknowledged) throw new Error(read.damage.what)
  return read.batches
}
