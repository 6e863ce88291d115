import type { EntryLog } from './entryLog.ts'
import type { Perform } from './shelfCall.ts'

export type Engine = {
  name: 'sqlite' | 'mongo'
  writer: string | undefined
  perform: Perform
  /** For whole pages of large records, while no request waits. */
  performPatiently: Perform
  entryLog: EntryLog
  /** Writes something of no consequence; rejects while nothing can be written. */
  tryWriting(): Promise<void>
  close(): Promise<void>
}
