import type { MatchEntry } from '../../../rooms/shared/match/matchEntries.ts'
import { batchSum, isBatch } from '../batchSum.ts'

/** `id` is `${code}:${sequence}`: a batch is stored once, however often it is sent. Older versions lack the last fields. */
export type BatchRecord = {
  id: string
  /** The name of the journal; in older versions the code of the game. */
  code: string
  sequence: number
  entries: readonly MatchEntry[]
  sum?: string
  by?: string
  /** The claim of the game that it was written by. */
  epoch?: number
  /** The batches from this number up to this batch are damaged and skipped. */
  resumesAt?: number
}

/** Reads a journal batch by batch. It is pure: the caller passes pages in order and asks where the next one begins. */
export class JournalReading {
  readonly batches: MatchEntry[][] = []
  /** The latest claim of any batch so far. */
  epoch = 0
  /** The number after the last batch so far. */
  next = 0
  private inFault = false

  get fault(): boolean {
    return this.inFault
  }

  /** False at the first fault, which may be an error of reading. `isSure`: a second look has found the fault, too. */
  take(page: readonly BatchRecord[], isSure: boolean): boolean {
    for (const record of page) {
      if (this.follows(record)) this.add(record)
      else if (!isSure) return false
      else this.pass(record)
    }
    return true
  }

  private follows(record: BatchRecord): boolean {
    if (!isWhole(record)) return false
    return this.inFault ? record.resumesAt === this.batches.length : record.sequence === this.next
  }

  private add({ entries, sequence, epoch = 0, resumesAt }: BatchRecord): void {
    const isVoid = epoch < this.epoch
    // A fault that has vanished still counts, because a later claim went on without the batches behind it.
    if (resumesAt !== undefined && !isVoid) this.batches.length = Math.min(this.batches.length, resumesAt)
    while (this.batches.length < sequence) this.batches.push([])
    this.batches.push(isVoid ? [] : [...entries])
    this.inFault = false
    this.passed(sequence, epoch)
  }

  private pass(record: BatchRecord): void {
    this.inFault = true
    this.passed(record.sequence, isWhole(record) ? (record.epoch ?? 0) : 0)
  }

  private passed(sequence: number, epoch: number): void {
    this.next = Math.max(this.next, sequence + 1)
    this.epoch = Math.max(this.epoch, epoch)
  }
}

const isWhole = ({ sequence, entries, sum }: BatchRecord): boolean =>
  isBatch(entries) && (sum === undefined || sum === batchSum(sequence, JSON.stringify(entries)))
