import type { Perform } from './shelfCall.ts'

export type Engine = {
  name: 'embedded' | 'MongoDB'
  perform: Perform
  /** Rejects while the records cannot be reached. */
  ping(): Promise<void>
  close(): Promise<void>
}
