import type { MatchEntry } from '../../rooms/shared/match/matchEntries.ts'

/** Somebody else has written where this writer would go on: the game is another's now, or was never this one's. */
export class OutOfStep extends Error {
  constructor(journal: string) {
    super(`The journal ${journal} is out of step`)
  }
}

/** Whose writing it is: which journal, and by which claim of its game. */
export interface Writer {
  readonly journal: string
  readonly epoch: number
}

/**
 * What happens in running games, a batch at a time. When `append` has an answer, the end of this process does not undo it.
 * Each engine has its own: nothing else is written as often, and nothing else is read only after a restart.
 */
export interface EntryLog {
  /** Says where the next batch goes. Where an answer was lost the same batch is sent again to the same place. */
  append(by: Writer, sequence: number, entries: readonly MatchEntry[]): number | Promise<number>
  /**
   * Reads, and from then on no process can write by an earlier claim. Removes nothing: a process with a later claim may
   * be writing already. Rejects when the archive itself cannot be reached; damage to one game is an answer.
   */
  takeUp(by: Writer): Promise<EntriesRead>
  remove(journal: string): Promise<void>
  /** This process writes nothing more to it; its content stays. */
  release(journal: string): void
  /** Takes all that is there of a game out of the way, with its record under its code, and says where it is kept now. */
  setAside(journal: string, code: string, record: unknown): Promise<string[]>
  /** Takes aside what lies in no game's journal, where that can be told, and says where each is kept now. */
  takeLeftovers(isJournal: (journal: string) => boolean): Promise<string[]>
  /** Why writes of more than a second ago might not outlast a loss of power; undefined when they would. */
  failure(): Error | undefined
}

/** The batches of one game in their order, up to the first that cannot be trusted: what follows is not guessed. */
export type EntriesRead = { batches: MatchEntry[][]; nextSequence: number; damage?: Damage } | Unreadable

/** Something is there and cannot be had; `isLasting` unless another try might succeed. */
export type Unreadable = { unreadable: string; isLasting: boolean }

export interface Damage {
  /** The damage, and where it is: file and batch. */
  what: string
  /** Where a copy of everything that was there is kept. */
  keptIn: string
  /** Whether something of it may have been acknowledged. */
  wasAcknowledged: boolean
}
