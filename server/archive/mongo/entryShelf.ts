import { randomUUID } from 'node:crypto'
import type { MatchEntry } from '../../../rooms/shared/match/matchEntries.ts'
import { batchSum, isBatch } from '../batchSum.ts'
import { type EntryLog, outOfStep } from '../entryLog.ts'
import type { Doc, Shelf, ShelfPlan } from '../shelf.ts'
import { type Perform, shelfOf } from '../shelfCall.ts'

/** `id` is `${code}:${sequence}`: a batch stands once, however often it is sent. Those of 1.0.0 have no `sum`. */
type BatchRecord = { id: string; code: string; sequence: number; entries: readonly MatchEntry[]; sum?: string }

export const entryShelfPlan: ShelfPlan = {
  name: 'journal',
  fields: { code: 'text', sequence: 'number' },
  unique: [['code', 'sequence']],
  sorted: [],
}

/** What cannot be used, kept for people to look at. */
export const damagedShelfPlan: ShelfPlan = { name: 'damaged', fields: { code: 'text' }, unique: [], sorted: [['code']] }

const pageSize = 500

export const openEntryShelf = (perform: Perform): EntryLog => {
  const shelf: Shelf<BatchRecord> = shelfOf(entryShelfPlan, perform)
  const damaged: Shelf<{ id: string; code: string; kept: unknown }> = shelfOf(damagedShelfPlan, perform)

  const keep = async (code: string, docs: readonly Doc[]) => {
    await damaged.insertMany(docs.map((kept) => ({ id: `${kept.id}:${randomUUID()}`, code, kept })))
  }

  /** A page at a time, each kept before it is removed. */
  const moveAll = async (code: string, unless: (doc: BatchRecord) => boolean): Promise<number> => {
    let moved = 0
    let after = ''
    for (;;) {
      const page = await shelf.find({ where: { code, id: { gt: after } }, sort: [['id', 'asc']], limit: pageSize })
      const last = page.at(-1)
      if (!last) return moved
      after = last.id
      const bad = page.filter((doc) => !unless(doc))
      await keep(code, bad)
      for (const { id } of bad) await shelf.remove(id)
      moved += bad.length
    }
  }

  return {
    append: async (code, sequence, entries) => {
      const sum = batchSum(sequence, JSON.stringify(entries))
      const batch = { id: `${code}:${sequence}`, code, sequence, entries, sum }
      if (await shelf.insert(batch)) return
      // A write whose answer got lost is sent again, with what has come since: the later one holds the earlier.
      const present = await shelf.get(batch.id)
      const isLonger = present && startsWith(entries, present.entries)
      if (!isLonger || !(await shelf.replace(batch, present.version))) throw outOfStep(code)
    },

    read: async (code) => {
      const batches: MatchEntry[][] = []
      for (;;) {
        const page = await shelf.find({
          where: { code, sequence: { gte: batches.length } },
          sort: [['sequence', 'asc']],
          limit: pageSize,
        })
        const good = goodOnes(page, batches.length)
        batches.push(...good)
        if (page.length === 0 || good.length < page.length) break
      }
      const isGood = ({ sequence }: BatchRecord) => typeof sequence === 'number' && sequence < batches.length
      if ((await shelf.count({ code })) === batches.length) return { batches }
      const moved = await moveAll(code, isGood)
      const what = `journal of ${code}, batch ${batches.length + 1}: missing, or not what was written`
      return { batches, damage: { what, keptIn: `${moved} in the collection damaged`, wasAcknowledged: true } }
    },

    remove: async (code) => {
      await shelf.removeWhere({ code })
    },

    makeRoom: async (code) => {
      await moveAll(code, () => false)
      return true
    },

    setAside: async (code, record) => {
      await keep(code, [{ id: code, ...(typeof record === 'object' ? record : { record }) }])
      return [`${1 + (await moveAll(code, () => false))} in the collection damaged`]
    },
  }
}

/** As many as follow each other from here on and are what was written. */
const goodOnes = (page: readonly BatchRecord[], from: number): MatchEntry[][] => {
  const good: MatchEntry[][] = []
  for (const { sequence, entries, sum } of page) {
    const isWhole = sequence === from + good.length && isBatch(entries)
    if (!isWhole || (sum !== undefined && sum !== batchSum(sequence, JSON.stringify(entries)))) break
    good.push([...entries])
  }
  return good
}

const startsWith = (entries: readonly MatchEntry[], start: readonly MatchEntry[]) =>
  JSON.stringify(entries.slice(0, start.length)) === JSON.stringify(start)
