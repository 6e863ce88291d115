import { type Claim, GameTaken, type JournalPort, type RoomLog } from '../../ports.ts'
import type { MatchEntry } from '../../shared/match/matchEntries.ts'

interface Batch {
  entries: MatchEntry[]
  whenSafe: (() => void)[]
}

const nothing = (): Batch => ({ entries: [], whenSafe: [] })

/**
 * The entries on their way into the journal of one game, in order. Entries that arrive during a write go out together
 * in the next. So on a slow disk a class costs a few writes and not thirty.
 */
export class Outgoing {
  readonly #journal: Pick<JournalPort, 'append'>
  readonly #log: RoomLog
  readonly #claim: Claim
  readonly #taken: () => void
  #sequence: number
  #waiting = nothing()
  /** The batch being written, or tried again. It never changes once sent, because perhaps only the reply was lost. */
  #sent: Batch | undefined
  #isWriting = false
  #written: Promise<void> | undefined
  /** No more entries are accepted. */
  isClosed = false
  isTaken = false
  /** Entries have been unsafe for longer than a write takes. */
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

  /** Resolves when the current write has succeeded or failed. */
  get written(): Promise<void> | undefined {
    return this.#written
  }

  add(entries: readonly MatchEntry[], acknowledge?: () => void): void {
    this.#waiting.entries.push(...entries)
    if (acknowledge) this.#waiting.whenSafe.push(acknowledge)
    this.flush()
  }

  /** Starts to write the waiting entries, unless a write is running. */
  flush(): void {
    if (this.#isWriting) return
    this.#isWriting = true
    this.#written = this.#writeAll()
  }

  forget(): void {
    this.#waiting = nothing()
    this.#sent = undefined
  }

  /** Another process goes on with the game. From now on nothing is acknowledged. */
  giveUp(): void {
    if (this.isClosed) return
    this.isClosed = true
    this.isTaken = true
    this.forget()
    this.#taken()
  }

  /** Runs in the same turn as long as the journal answers at once, so that an answer needs no promise. */
  #writeAll(): Promise<void> | undefined {
    while (this.isMore) {
      const isWritten = this.#writeWaiting()
      if (isWritten instanceof Promise) return isWritten.then((more) => (more ? this.#writeAll() : this.#rest()))
      if (!isWritten) break
    }
    return this.#rest()
  }

  /** Runs in the same turn as the last look at the waiting entries, so that no entry can come in between and be forgotten. */
  #rest(): undefined {
    this.#isWriting = false
  }

  /** Writes the waiting entries in one batch. False if that failed; the same batch is then tried again. */
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

  /** If one device cannot be told, that must not stop later writes. */
  #tell(acknowledge: () => void): void {
    try {
      acknowledge()
    } catch (error) {
      this.#log.error({ game: this.#claim.code, error: String(error) }, 'an acknowledgement failed')
    }
  }

  #failed(error: unknown, entries: number): false {
    if (error instanceof GameTaken) this.giveUp()
    // Not acknowledging is right now: devices keep their answers and send them again. Logged once, however often it is
    // tried.
    else if (!this.isBehind)
      this.#log.error({ game: this.#claim.code, entries, error: String(error) }, 'journal write failed')
    this.isBehind = true
    return false
  }
}
