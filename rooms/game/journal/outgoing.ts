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
  #written: Promise<void> = Promise.resolve()
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

  /** What is being written now. */
  get written(): Promise<void> {
    return this.#written
  }

  add(entries: readonly MatchEntry[], acknowledge?: () => void): void {
    this.#waiting.entries.push(...entries)
    if (acknowledge) this.#waiting.whenSafe.push(acknowledge)
    void this.flush()
  }

  flush(): Promise<void> {
    if (!this.#isWriting) {
      this.#isWriting = true
      this.#written = this.#writeAll()
    }
    return this.#written
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

  async #writeAll(): Promise<void> {
    while (this.isMore) {
      if (!(await this.#writeWaiting())) break
    }
    // In the same moment as the last look at what is waiting: nothing can come in between and be forgotten.
    this.#isWriting = false
  }

  /** Writes what is waiting, in one piece; false when it could not be, and is tried again as it is. */
  async #writeWaiting(): Promise<boolean> {
    if (!this.#sent) {
      this.#sent = this.#waiting
      this.#waiting = nothing()
    }
    const { entries, whenSafe } = this.#sent
    try {
      if (entries.length > 0) this.#sequence = await this.#journal.append(this.#claim, this.#sequence, entries)
    } catch (error) {
      this.#failed(error, entries.length)
      return false
    }
    this.#sent = undefined
    if (entries.length > 0) {
      if (this.isBehind) this.#log.info({ game: this.#claim.code }, 'journal caught up')
      this.isBehind = false
    }
    for (const acknowledge of whenSafe) acknowledge()
    return true
  }

  #failed(error: unknown, entries: number): void {
    if (error instanceof GameTaken) this.giveUp()
    // Unacknowledged is the truth now: clients keep their answers and send them again.
    // Once, however often it is tried again.
    else if (!this.isBehind)
      this.#log.error({ game: this.#claim.code, entries, error: String(error) }, 'journal write failed')
    this.isBehind = true
  }
}
