import { type Claim, GameTaken, type JournalPort, type RoomLog } from '../../ports.ts'
import type { MatchEntry } from '../../shared/match/matchEntries.ts'

interface Batch {
  entries: MatchEntry[]
  whenSafe: (() => void)[]
}

const nothing = (): Batch => ({ entries: [], whenSafe: [] })

/**
 * The entries on their way into the journal of one game, in their order. Entries that come in during a write go out
 * together in the next one: on a slow disk a class costs few writes, not thirty.
 */
export class Outgoing {
  readonly #journal: Pick<JournalPort, 'append'>
  readonly #log: RoomLog
  readonly #claim: Claim
  readonly #taken: () => void
  #sequence: number
  #waiting = nothing()
  /** Being written, or tried again. It never changes once sent: only the reply may have been lost. */
  #sent: Batch | undefined
  #isWriting = false
  #written: Promise<void> | undefined
  /** Nothing more is taken in. */
  isClosed = false
  isTaken = false
  /** What has happened would not survive, for longer than a write takes. */
  isBehind = false

  constructor(
    journal: Pick<JournalPort, 'append'>,
    log: RoomLog,
    claim: Claim,
    firstSequence: number,
    taken: () => void,
  ) {
    this.#journal = journal
    this.#log = log
    this.#claim = claim
    this.#sequence = firstSequence
    this.#taken = taken
  }

  get isMore(): boolean {
    return this.#sent !== undefined || this.#waiting.entries.length > 0 || this.#waiting.whenSafe.length > 0
  }

  /** Resolves when what is being written now has been, or could not be. */
  get written(): Promise<void> | undefined {
    return this.#written
  }

  add(entries: readonly MatchEntry[], acknowledge?: () => void): void {
    this.#waiting.entries.push(...entries)
    if (acknowledge) this.#waiting.whenSafe.push(acknowledge)
    this.flush()
  }

  /** Begins to write what is waiting, where nothing is being written. */
  flush(): void {
    if (this.#isWriting) return
    this.#isWriting = true
    this.#written = this.#writeAll()
  }

  forget(): void {
    this.#waiting = nothing()
    this.#sent = undefined
  }

  /** Somebody else goes on with the game: nothing is acknowledged any more that has not been. */
  giveUp(): void {
    if (this.isClosed) return
    this.isClosed = true
    this.isTaken = true
    this.forget()
    this.#taken()
  }

  /** In the same turn as long as the journal has nothing to wait for: an answer costs no promise then. */
  #writeAll(): Promise<void> | undefined {
    while (this.isMore) {
      const isWritten = this.#writeWaiting()
      if (isWritten instanceof Promise) return isWritten.then((more) => (more ? this.#writeAll() : this.#rest()))
      if (!isWritten) break
    }
    return this.#rest()
  }

  /** In the same moment as the last look at what is waiting: nothing can come in between and be forgotten. */
  #rest(): undefined {
    this.#isWriting = false
  }

  /** Writes what is waiting, in one piece; false when it could not be, and is tried again as it is. */
  #writeWaiting(): boolean | Promise<boolean> {
    if (!this.#sent) {
      this.#sent = this.#waiting
      this.#waiting = nothing()
    }
    const batch = this.#sent
    const { entries } = batch
    if (entries.length === 0) return this.#isSafe(batch)
    const written = this.#append(entries)
    if (!(written instanceof Promise)) return written && this.#isSafe(batch)
    return written.then((isWritten) => isWritten && this.#isSafe(batch))
  }

  #append(entries: MatchEntry[]): boolean | Promise<boolean> {
    const written = (next: number) => {
      this.#sequence = next
      return true
    }
    const failed = (error: unknown) => this.#failed(error, entries.length)
    try {
      const next = this.#journal.append(this.#claim, this.#sequence, entries)
      return next instanceof Promise ? next.then(written, failed) : written(next)
    } catch (error) {
      return failed(error)
    }
  }

  #isSafe({ entries, whenSafe }: Batch): true {
    this.#sent = undefined
    if (entries.length > 0) {
      if (this.isBehind) this.#log.info({ game: this.#claim.code }, 'journal caught up')
      this.isBehind = false
    }
    for (const acknowledge of whenSafe) this.#tell(acknowledge)
    return true
  }

  /** A device that cannot be told keeps nothing that comes after it from being written. */
  #tell(acknowledge: () => void): void {
    try {
      acknowledge()
    } catch (error) {
      this.#log.error({ game: this.#claim.code, error: String(error) }, 'an acknowledgement failed')
    }
  }

  #failed(error: unknown, entries: number): false {
    if (error instanceof GameTaken) this.giveUp()
    // Unacknowledged is the truth now: clients keep their answers and send them again.
    // Once, however often it is tried again.
    else if (!this.isBehind)
      this.#log.error({ game: this.#claim.code, entries, error: String(error) }, 'journal write failed')
    this.isBehind = true
    return false
  }
}
