import type { MatchEntry } from '../../rooms/shared/match/matchEntries.ts'

/** Somebody else has written where this writer would go on: the game is another's now, or was never this one's. */
export class OutOfStep extends Error {
  constructor(code: string) {
    super(`The journal of ${code} is out of step`)
  }
}

/**
 * What happens in running games, a batch at a time. When `append` resolves, the end of this process does not undo it.
 * Each engine has its own: nothing else is written as often, and nothing else is read only after a restart.
 */
export interface EntryLog {
  append(code: string, sequence: number, entries: readonly MatchEntry[]): Promise<void>
  /**
   * The first batch of a game that follows another under its code. What a try that was cut off has left there is written
   * over if `isStillOurs`.
   */
  begin(code: string, entries: readonly MatchEntry[], isStillOurs: () => Promise<boolean>): Promise<void>
  /** Rejects when the archive itself cannot be reached; damage to one game is an answer. */
  read(code: string): Promise<EntriesRead>
  /** Reads, and from then on nobody goes on writing who wrote before. */
  takeUp(code: string): Promise<EntriesRead>
  remove(code: string): Promise<void>
  /** Nothing is written to it from here any more; what is there stays. */
  letGo(code: string): void
  /** Before a code is used: false when something was left under it that has to stay there. */
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
