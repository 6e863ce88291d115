import type { EntryLog } from './entryLog.ts'
import type { Perform } from './shelfCall.ts'

export type Engine = {
  name: 'sqlite' | 'mongo'
  writer: string | undefined
  perform: Perform
  /** For whole pages of large records, while no request waits. */
  performPatiently: Perform
  entryLog: EntryLog
  /** Writes something that does not matter; rejects while writing is impossible. */
  tryWriting(): Promise<void>
  close(): Promise<void>
}
