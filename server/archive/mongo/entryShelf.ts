import { randomUUID } from 'node:crypto'
import type { MatchEntry } from '../../../rooms/shared/match/matchEntries.ts'
import { batchSum, isBatch } from '../batchSum.ts'
import { type Damage, type EntryLog, OutOfStep } from '../entryLog.ts'
import type { Doc, Shelf, ShelfPlan } from '../shelf.ts'
import { type Perform, shelfOf } from '../shelfCall.ts'

/** `id` is `${code}:${sequence}`: a batch stands once, however often it is sent. Those of 1.0.0 have no `sum`, nor `by` whom. */
type BatchRecord = {
  id: string
  code: string
  sequence: number
  entries: readonly MatchEntry[]
  sum?: string
  by?: string
}

export const entryShelfPlan: ShelfPlan = {
  name: 'journal',
  fields: { code: 'text', sequence: 'number' },
  unique: [['code', 'sequence']],
  sorted: [],
}

/** What cannot be used, kept for people to look at. */
export const damagedShelfPlan: ShelfPlan = { name: 'damaged', fields: { code: 'text' }, unique: [], sorted: [['code']] }

const pageSize = 500

export const openEntryShelf = (perform: Perform, writer: string): EntryLog => {
  const shelf: Shelf<BatchRecord> = shelfOf(entryShelfPlan, perform)
  const damaged: Shelf<{ id: string; code: string; kept: unknown }> = shelfOf(damagedShelfPlan, perform)

  const keep = async (code: string, docs: readonly Doc[]) => {
    await damaged.insertMany(docs.map((kept) => ({ id: `${kept.id}:${randomUUID()}`, code, kept })))
  }

  /** A page at a time, each kept before it is removed. */
  const moveAll = async (code: string, unless: (doc: BatchRecord) => boolean): Promise<number> => {
    let moved = 0
    let after = `${code}:`
    for (;;) {
      const page = await shelf.find({
        where: { id: { gt: after, lt: `${code};` } },
        sort: [['id', 'asc']],
        limit: pageSize,
      })
      const last = page.at(-1)
      if (!last) return moved
      after = last.id
      const bad = page.filter((doc) => !unless(doc))
      await keep(code, bad)
      for (const { id } of bad) await shelf.remove(id)
      moved += bad.length
    }
  }

  const batchOf = (code: string, sequence: number, entries: readonly MatchEntry[]): BatchRecord => {
    const sum = batchSum(sequence, JSON.stringify(entries))
    return { id: `${code}:${sequence}`, code, sequence, entries, sum, by: writer }
  }

  /** The next ones that follow each other. `isEnd`: nothing was behind them; `isGood`: nothing that is no batch, either. */
  const readOn = async (code: string, batches: MatchEntry[][]): Promise<{ isEnd: boolean; isGood: boolean }> => {
    const page = await shelf.find({
      where: { code, sequence: { gte: batches.length } },
      sort: [['sequence', 'asc']],
      limit: pageSize,
    })
    const good = goodOnes(page, batches.length)
    batches.push(...good)
    return { isEnd: page.length < pageSize, isGood: good.length === page.length }
  }

  const readAll = async (code: string, batches: MatchEntry[][]): Promise<void> => {
    for (;;) {
      const { isEnd, isGood } = await readOn(code, batches)
      if (isEnd || !isGood) return
    }
  }

  /** Takes away what is behind the batches that can be used, if there is anything. */
  const clearBehind = async (code: string, batches: MatchEntry[][]): Promise<Damage | undefined> => {
    const isGood = ({ sequence }: BatchRecord) => typeof sequence === 'number' && sequence < batches.length
    if ((await shelf.count({ code })) === batches.length) return undefined
    const what = `journal of ${code}, batch ${batches.length + 1}: missing, or not what was written`
    const moved = await moveAll(code, isGood)
    return { what, keptIn: `${moved} in the collection damaged`, wasAcknowledged: true }
  }

  return {
    append: async (code, sequence, entries) => {
      const batch = batchOf(code, sequence, entries)
      if (await shelf.insert(batch)) return
      // A write whose answer got lost is sent again as it was.
      const present = await shelf.get(batch.id)
      if (present?.by !== writer || present.sum !== batch.sum) throw new OutOfStep(code)
    },

    begin: async (code, entries, isStillOurs) => {
      const batch = batchOf(code, 0, entries)
      if (await shelf.insert(batch)) return
      const present = await shelf.get(batch.id)
      // Whoever has begun it meanwhile has the game, or has changed this record.
      if (!present || !(await isStillOurs()) || !(await shelf.replace(batch, present.version)))
        throw new OutOfStep(code)
    },

    read: async (code) => {
      const batches: MatchEntry[][] = []
      await readAll(code, batches)
      const damage = await clearBehind(code, batches)
      return damage ? { batches, damage } : { batches }
    },

    /**
     * Empty batches of ours take the places where whoever wrote before would go on: one, and more each time that somebody was
     * quicker. Only behind them it is known what there is; until then more may come, and what comes is acknowledged.
     */
    takeUp: async (code) => {
      const batches: MatchEntry[][] = []
      let damage: Damage | undefined
      for (let [places, refusedAt] = [1, -1]; ; ) {
        const { isEnd, isGood } = await readOn(code, batches)
        // Nothing that follows, and yet the place is taken: what is there is no batch.
        if (!isGood || refusedAt === batches.length) damage = await clearBehind(code, batches)
        else if (!isEnd) continue
        const next = Array.from({ length: places }, (_, place) => batchOf(code, batches.length + place, []))
        if ((await shelf.insertMany(next)) > 0) break
        refusedAt = batches.length
        places *= 2
      }
      await readAll(code, batches)
      damage ??= await clearBehind(code, batches)
      return damage ? { batches, damage } : { batches }
    },

    remove: async (code) => {
      await shelf.removeWhere({ code })
    },

    letGo: () => {},

    // Whoever wrote it may still be about to go on: another code is as good.
    makeRoom: async (code) => (await shelf.count({ code })) === 0,

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
