import type { EntryLog } from './entryLog.ts'
import type { Perform } from './shelfCall.ts'

export type Engine = {
  name: 'sqlite' | 'mongo'
  perform: Perform
  entryLog: EntryLog
  /** Rejects while the records cannot be reached. */
  ping(): Promise<void>
  close(): Promise<void>
}
