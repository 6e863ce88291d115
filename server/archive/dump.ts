import { backedUp, type DumpLine, endLine, lineOf } from './backupLines.ts'
import { everyRecord } from './everyRecord.ts'
import { bringUpToDate, newestShape, shapeRecordId } from './migrations.ts'
import type { Doc, Shelf } from './shelf.ts'
import type { Shelves } from './shelves.ts'

/** So much is held at a time, counted in small records. */
const pageSize = 200

/** Of each shelf that may hold megabytes in one record, as the report of a game of a thousand: for how many small ones it counts. */
const weights = new Map<string, number>([
  ['reports', 40],
  ['replays', 40],
  ['pictures', 20],
  ['questionSets', 20],
  ['maps', 20],
] satisfies [keyof Shelves, number][])
const weightOf = (shelf: string): number => weights.get(shelf) ?? 1

/** Every record, one line each, without holding more than a page of them, and the end. */
export async function* dumpLines(shelves: Shelves): AsyncGenerator<string> {
  let records = 0
  for (const name of backedUp) {
    for await (const { version: _, ...doc } of everyRecord(shelves[name] as Shelf<Doc>, pageSize / weightOf(name))) {
      records += 1
      yield lineOf({ shelf: name, doc })
    }
  }
  yield endLine(records)
}

/** Wrong with a whole backup, not with a place in it. */
export class MadeByNewer extends Error {}

/** The records of a backup, as long as they have a shape that is known here: what a newer version wrote nobody here can read. */
export async function* ofKnownShape(records: AsyncIterable<DumpLine>): AsyncGenerator<DumpLine> {
  for await (const record of records) {
    const shape = record.doc.id === shapeRecordId ? shapeIn(record.doc) : 0
    if (shape > newestShape)
      throw new MadeByNewer(
        `The backup was made by a newer version (${shape}, this one knows ${newestShape}): restore it with that one`,
      )
    yield record
  }
}

type RestoreCount = {
  restored: number
  alreadyThere: number
  /** In whose place others are: of one name there is one account. */
  keptOut: DumpLine[]
}

/** Puts records back. Records that exist stay as they are, so an interrupted restore is simply run again. */
export const restoreRecords = async (shelves: Shelves, records: AsyncIterable<DumpLine>): Promise<RestoreCount> => {
  const count: RestoreCount = { restored: 0, alreadyThere: 0, keptOut: [] }
  let pending: DumpLine[] = []
  let weight = 0
  let oldShape: DumpLine['doc'] | undefined
  const store = async () => {
    for (const name of backedUp) {
      const shelf = shelves[name] as Shelf<Doc>
      const docs = pending.filter((line) => line.shelf === name).map((line) => line.doc)
      const restored = await shelf.insertMany(docs)
      const keptOut = restored < docs.length ? await missingOn(shelf, docs) : []
      count.restored += restored
      count.alreadyThere += docs.length - restored - keptOut.length
      count.keptOut.push(...keptOut.map((doc) => ({ shelf: name, doc })))
    }
    pending = []
    weight = 0
  }
  for await (const record of records) {
    if (record.doc.id === shapeRecordId) oldShape = record.doc
    else {
      pending.push(record)
      weight += weightOf(record.shelf)
    }
    if (weight >= pageSize) await store()
  }
  await store()
  if (oldShape) {
    // Every archive has one of its own: it says of which shape the others are.
    count.alreadyThere += 1
    await adopt(shelves, oldShape)
  }
  return count
}

const missingOn = async (shelf: Shelf<Doc>, docs: readonly Doc[]): Promise<Doc[]> => {
  const present = await Promise.all(docs.map(({ id }) => shelf.ids(1, { id }, [])))
  return docs.filter((_, index) => present[index]?.length === 0)
}

/** An old backup holds records of an old shape: take over its number, so that the migrations since then run again. */
const adopt = async (shelves: Shelves, shape: Doc) => {
  const value = shapeIn(shape)
  const now = await shelves.meta.get(shapeRecordId)
  if (now && value < now.value) await shelves.meta.replace({ id: shapeRecordId, value }, now.version)
  await bringUpToDate(shelves)
}

const shapeIn = (record: Doc): number => ('value' in record && typeof record.value === 'number' ? record.value : 0)
