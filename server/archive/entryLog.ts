import type { MatchEntry } from '../../rooms/shared/match/matchEntries.ts'

/** Another process has written where this one would go on: the game belongs to it now, or has never belonged to this one. */
export class OutOfStep extends Error {
  constructor(journal: string) {
    super(`The journal ${journal} is out of step`)
  }
}

/** The journal that is written to, and the claim that allows it. */
export interface Writer {
  readonly journal: string
  readonly epoch: number
}

/**
 * The entries of running games, a batch at a time. Once `append` has answered, the batch outlives this process. Each
 * engine has its own log, because nothing else is written as often, or read only after a restart.
 */
export interface EntryLog {
  /** Returns the number of the next batch. If an answer is lost, the same batch is sent again under the same number. */
  append(by: Writer, sequence: number, entries: readonly MatchEntry[]): number | Promise<number>
  /**
   * Reads everything. From then on no process can write by an earlier claim. It removes nothing, because a process with
   * a later claim may be writing already. Rejects only if the archive cannot be reached; damage to one game is an
   * answer.
   */
  takeUp(by: Writer): Promise<EntriesRead>
  remove(journal: string): Promise<void>
  /** This process writes no more to it. Its content stays. */
  release(journal: string): void
  /** Moves everything of a game aside, with its record, and returns where it is kept now. */
  setAside(journal: string, code: string, record: unknown): Promise<string[]>
  /** Moves aside files that belong to no game's journal, if that can be known, and returns where each is kept now. */
  takeLeftovers(isJournal: (journal: string) => boolean): Promise<string[]>
  /** Why writes of more than a second ago might not survive a loss of power; undefined if they would. */
  failure(): Error | undefined
}

/** The good batches of one game in order, up to the first bad one: what comes after that is not guessed. */
export type EntriesRead = { batches: MatchEntry[][]; nextSequence: number; damage?: Damage } | Unreadable

/** Something is there but cannot be read. `isLasting`: another try would not help. */
export type Unreadable = { unreadable: string; isLasting: boolean }

export interface Damage {
  /** The damage, and where it is: file and batch. */
  what: string
  /** Where a copy of the whole is kept. */
  keptIn: string
  /** Whether a device may have been told that part of it is safe. */
  wasAcknowledged: boolean
}
