import { randomUUID } from 'node:crypto'
import type { MatchEntry } from '../../../rooms/shared/match/matchEntries.ts'
import { batchSum } from '../batchSum.ts'
import { type Damage, type EntryLog, OutOfStep, type Writer } from '../entryLog.ts'
import type { Doc, Shelf, ShelfPlan } from '../shelf.ts'
import { type Perform, shelfOf } from '../shelfCall.ts'
import { type BatchRecord, JournalReading } from './journalReading.ts'

export const entryShelfPlan: ShelfPlan = {
  name: 'journal',
  fields: { code: 'text', sequence: 'number' },
  unique: [['code', 'sequence']],
  sorted: [],
}

/** Damaged batches, kept for people to look at. */
export const damagedShelfPlan: ShelfPlan = { name: 'damaged', fields: { code: 'text' }, unique: [], sorted: [['code']] }

const pageSize = 500

/** A half of a character, as JSON writes it. MongoDB keeps none, so the sum would not fit what is read. */
const half = '\\ud'

const wellFormed = (_: string, value: unknown): unknown => (typeof value === 'string' ? value.toWellFormed() : value)

/** What MongoDB gives back of these entries, and their text. */
const asKept = (entries: readonly MatchEntry[]): { kept: readonly MatchEntry[]; written: string } => {
  const written = JSON.stringify(entries)
  if (!written.includes(half)) return { kept: entries, written }
  const whole = JSON.stringify(entries, wellFormed)
  return { kept: JSON.parse(whole) as MatchEntry[], written: whole }
}

/** Batches with the name of this process as their writer. */
const batchesBy = (writer: string) => {
  const batchOf = (by: Writer, sequence: number, entries: readonly MatchEntry[], resumesAt?: number): BatchRecord => {
    const { journal: code, epoch } = by
    const { kept, written } = asKept(entries)
    const sum = batchSum(sequence, written)
    const batch = { id: `${code}:${sequence}`, code, sequence, entries: kept, sum, by: writer, epoch }
    return resumesAt === undefined ? batch : { ...batch, resumesAt }
  }

  const isOwn = (present: BatchRecord | undefined, batch: BatchRecord) =>
    present?.by === writer && present.epoch === batch.epoch && present.sum === batch.sum

  return { batchOf, isOwn }
}

/** Moves damaged batches aside for people to look at. */
const keepDamaged = (shelf: Shelf<BatchRecord>, damaged: Shelf<{ id: string; code: string; kept: unknown }>) => {
  const keep = async (code: string, docs: readonly Doc[]) => {
    await damaged.insertMany(docs.map((kept) => ({ id: `${kept.id}:${randomUUID()}`, code, kept })))
  }

  const setAside = async (journal: string, code: string, record: unknown): Promise<string[]> => {
    await keep(code, [{ id: code, ...(typeof record === 'object' ? record : { record }) }])
    let moved = 1
    const all = { id: { gt: `${journal}:`, lt: `${journal};` } }
    for (;;) {
      const page = await shelf.find({ where: all, sort: [['id', 'asc']], limit: pageSize })
      if (page.length === 0) return [`${moved} in the collection damaged`]
      await keep(code, page)
      for (const { id } of page) await shelf.remove(id)
      moved += page.length
    }
  }

  return { keep, setAside }
}

type KeepDamaged = (code: string, docs: readonly Doc[]) => Promise<void>

/** Functions that read a journal to its end and keep copies of unusable parts. */
const readersOf = (shelf: Shelf<BatchRecord>, keep: KeepDamaged) => {
  const pageFrom = (code: string, sequence: number) =>
    shelf.find({ where: { code, sequence: { gte: sequence } }, sort: [['sequence', 'asc']], limit: pageSize })

  /** Reads on to the end of the journal. */
  const readOn = async (reading: JournalReading, by: Writer): Promise<void> => {
    let isSure = false
    for (;;) {
      const page = await pageFrom(by.journal, reading.next)
      // A page may have a batch but lack the one before it, if that was written meanwhile. The next look finds both.
      isSure = !reading.take(page, isSure)
      if (reading.epoch > by.epoch) throw new OutOfStep(by.journal)
      if (!isSure && page.length < pageSize) return
    }
  }

  /** Copies the batches behind the good ones. The originals also stay where they are. */
  const keepFault = async (reading: JournalReading, code: string): Promise<Damage> => {
    let kept = 0
    for (let from = reading.batches.length; ; ) {
      const page = await pageFrom(code, from)
      const last = page.at(-1)
      if (!last) break
      await keep(code, page)
      kept += page.length
      from = last.sequence + 1
    }
    const what = `journal ${code}, batch ${reading.batches.length + 1}: missing, or not what was written`
    return { what, keptIn: `${kept} in the collection damaged`, wasAcknowledged: true }
  }

  return { readOn, keepFault }
}

/**
 * The journals of all games on one shelf. A batch takes a free place, names the claim that it was written by, and never
 * changes. If a batch of an earlier claim lies behind one of a later claim, it is void, and its writer knows that: this
 * is the whole fence. Batches are removed only with their game.
 */
export const openEntryShelf = (perform: Perform, writer: string): EntryLog => {
  const shelf: Shelf<BatchRecord> = shelfOf(entryShelfPlan, perform)
  const damaged = keepDamaged(shelf, shelfOf(damagedShelfPlan, perform))
  const { readOn, keepFault } = readersOf(shelf, damaged.keep)
  const { batchOf, isOwn } = batchesBy(writer)

  return {
    append: async (by, sequence, entries) => {
      for (let place = sequence; ; place++) {
        const batch = batchOf(by, place, entries)
        if (await shelf.insert(batch)) return place + 1
        // A write whose answer got lost is sent again unchanged.
        const present = await shelf.get(batch.id)
        if (isOwn(present, batch)) return place + 1
        // A batch of an earlier claim may lie behind our first one. It is void, and its writer acknowledges nothing, so
        // ours goes behind it.
        if (!present) throw new Error(`Whose batch ${batch.id} is cannot be told yet`)
        if ((present.epoch ?? 0) >= by.epoch) throw new OutOfStep(by.journal)
      }
    },

    /**
     * Puts empty batches where the earlier writer would go on: one at first, and twice as many each time that writer
     * was quicker. Until one is in place that writer's batches still count and are acknowledged.
     */
    takeUp: async (by) => {
      const reading = new JournalReading()
      let damage: Damage | undefined
      for (let places = 1; ; places *= 2) {
        await readOn(reading, by)
        if (reading.fault) damage = await keepFault(reading, by.journal)
        const resumesAt = reading.fault ? reading.batches.length : undefined
        const next = Array.from({ length: places }, (_, place) => batchOf(by, reading.next + place, [], resumesAt))
        if ((await shelf.insertMany(next)) > 0) break
      }
      await readOn(reading, by)
      const { batches, next: nextSequence } = reading
      return damage ? { batches, nextSequence, damage } : { batches, nextSequence }
    },

    remove: async (code) => {
      await shelf.removeWhere({ code })
    },

    release: () => {},

    setAside: damaged.setAside,

    // Several processes open games here, so no one can tell which journal belongs to no game.
    takeLeftovers: async () => [],

    // A write is acknowledged when a majority has it on its disks.
    failure: () => undefined,
  }
}
