import type { MatchEntry } from '../../rooms/shared/match/matchEntries.ts'

/**
 * What happens in running games, a batch at a time. When `append` resolves, the end of this process does not undo it.
 * Each engine has its own: nothing else is written as often, and nothing else is read only after a restart.
 */
export interface EntryLog {
  append(code: string, sequence: number, entries: readonly MatchEntry[]): Promise<void>
  /** The batches of one game, in their order. */
  read(code: string): Promise<MatchEntry[][]>
  remove(code: string): Promise<void>
}

export const outOfStep = (code: string) => new Error(`The journal of ${code} is out of step`)
