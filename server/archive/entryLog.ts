import type { MatchEntry } from '../../rooms/shared/match/matchEntries.ts'

/**
 * What happens in running games, a batch at a time. When `append` resolves, the end of this process does not undo it.
 * Each engine has its own: nothing else is written as often, and nothing else is read only after a restart.
 */
export interface EntryLog {
  append(code: string, sequence: number, entries: readonly MatchEntry[]): Promise<void>
  /** Rejects when the archive itself cannot be reached; damage to one game is an answer. */
  read(code: string): Promise<EntriesRead>
  remove(code: string): Promise<void>
  /** Before a code is used: what was left under it is set aside. False when that cannot be done. */
  makeRoom(code: string): Promise<boolean>
  /** Takes all that is there of a game out of the way, with its record, and says where it is kept now. */
  setAside(code: string, record: unknown): Promise<string[]>
}

/** The batches of one game in their order, up to the first that cannot be trusted: what follows is not guessed. */
export type EntriesRead = { batches: MatchEntry[][]; damage?: Damage } | Unreadable

/** Something is there and cannot be had; `isLasting` unless another try might succeed. */
export type Unreadable = { unreadable: string; isLasting: boolean }

export interface Damage {
  /** What is wrong, and where: file and batch. */
  what: string
  /** Where a copy of everything that was there is kept. */
  keptIn: string
  /** A last batch that never was whole has been acknowledged to nobody. */
  wasAcknowledged: boolean
}

export const outOfStep = (code: string) => new Error(`The journal of ${code} is out of step`)
