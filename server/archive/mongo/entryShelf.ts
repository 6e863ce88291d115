import type { MatchEntry } from '../../../rooms/shared/match/matchEntries.ts'
import { type EntryLog, outOfStep } from '../entryLog.ts'
import type { Shelf, ShelfPlan } from '../shelf.ts'
import { type Perform, shelfOf } from '../shelfCall.ts'

/** `id` is `${code}:${sequence}`: a batch stands once, however often it is sent. */
type BatchRecord = { id: string; code: string; sequence: number; entries: readonly MatchEntry[] }

export const entryShelfPlan: ShelfPlan = {
  name: 'journal',
  fields: { code: 'text', sequence: 'number' },
  unique: [['code', 'sequence']],
  sorted: [],
}

const pageSize = 500

export const openEntryShelf = (perform: Perform): EntryLog => {
  const shelf: Shelf<BatchRecord> = shelfOf(entryShelfPlan, perform)
  return {
    append: async (code, sequence, entries) => {
      const batch = { id: `${code}:${sequence}`, code, sequence, entries }
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
        if (page.length === 0) return batches
        batches.push(...page.map(({ entries }) => [...entries]))
      }
    },

    remove: async (code) => {
      await shelf.removeWhere({ code })
    },
  }
}

const startsWith = (entries: readonly MatchEntry[], start: readonly MatchEntry[]) =>
  JSON.stringify(entries.slice(0, start.length)) === JSON.stringify(start)
