import type { MatchEntry } from '../../../rooms/shared/match/matchEntries.ts'
import { batchSum, isBatch } from '../batchSum.ts'

/** `id` is `${code}:${sequence}`: a batch stands once, however often it is sent. Those of older versions lack the last fields. */
export type BatchRecord = {
  id: string
  /** The name of the journal; that of a code in older versions. */
  code: string
  sequence: number
  entries: readonly MatchEntry[]
  sum?: string
  by?: string
  /** By which claim of the game it was written. */
  epoch?: number
  /** The batches between that number and this one are damaged and skipped. */
  resumesAt?: number
}

/** What a journal says, batch by batch. Pure: it is handed pages in their order and says where the next one begins. */
export class JournalReading {
  readonly batches: MatchEntry[][] = []
  /** The latest claim by which something was written. */
  epoch = 0
  /** The place behind everything that was read. */
  next = 0
  private inFault = false

  get fault(): boolean {
    return this.inFault
  }

  /** False at a first fault: it may be one of reading. `isSure`: looked at again, it is still there. */
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
    // A fault that has vanished still counts: a later claim has gone on without the batches behind it.
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
