import { backedUp, type DumpLine, endLine, lineOf } from './backupLines.ts'
import { everyRecord } from './everyRecord.ts'
import { bringUpToDate, newestShape, shapeRecordId } from './migrations.ts'
import { type Doc, ifReadable, type Shelf } from './shelf.ts'
import type { Shelves } from './shelves.ts'

/** How much is held in memory at a time, counted in small records. */
const pageSize = 200

/** Shelves whose records may be megabytes, such as the report of a game of a thousand: how many small records one counts for. */
const weights = new Map<string, number>([
  ['reports', 40],
  ['replays', 40],
  ['pictures', 20],
  ['questionSets', 20],
  ['maps', 20],
] satisfies [keyof Shelves, number][])
const weightOf = (shelf: string): number => weights.get(shelf) ?? 1

/**
 * Every record as a line, and the last line. Holds no more than one page of them in memory. `leaveOut` is told of records that cannot
 * be read: a school that has one must not be without any backup.
 */
export async function* dumpLines(
  shelves: Shelves,
  leaveOut: (shelf: string, id: string) => void = () => {},
): AsyncGenerator<string> {
  let records = 0
  for (const name of backedUp) {
    const [shelf, size] = [shelves[name] as Shelf<Doc>, pageSize / weightOf(name)]
    for await (const { version: _, ...doc } of everyRecord(shelf, size, (id) => leaveOut(name, id))) {
      records += 1
      yield lineOf({ shelf: name, doc })
    }
  }
  yield endLine(records)
}

/** A fault of the whole backup, not of a place in it. */
export class MadeByNewer extends Error {}

/** The records of a backup. Throws if a newer version wrote it, because this one cannot read its records. */
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
  /** Records that could not come back because another record has their place, such as an account of the same name. */
  keptOut: DumpLine[]
}

/** Puts records back. Existing records that can be read stay as they are, so after an interruption a restore can simply run again. */
export const restoreRecords = async (shelves: Shelves, records: AsyncIterable<DumpLine>): Promise<RestoreCount> => {
  const count: RestoreCount = { restored: 0, alreadyThere: 0, keptOut: [] }
  let pending: DumpLine[] = []
  let weight = 0
  let oldShape: DumpLine['doc'] | undefined
  const store = async () => {
    for (const name of backedUp) {
      const shelf = shelves[name] as Shelf<Doc>
      const docs = pending.filter((line) => line.shelf === name).map((line) => line.doc)
      const inserted = await shelf.insertMany(docs)
      const { replaced, stuck } = inserted < docs.length ? await replaceUnreadable(shelf, docs) : nothingReplaced
      const restored = inserted + replaced
      const keptOut = restored < docs.length ? [...stuck, ...(await missingOn(shelf, docs))] : []
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
    // Every archive already has such a record, which says what shape the others have.
    count.alreadyThere += 1
    await adopt(shelves, oldShape)
  }
  return count
}

type Replaced = { replaced: number; stuck: Doc[] }
const nothingReplaced: Replaced = { replaced: 0, stuck: [] }

/** Puts records in the place of those that cannot be read any more. `stuck`: where one can be neither read nor removed. */
const replaceUnreadable = async (shelf: Shelf<Doc>, docs: readonly Doc[]): Promise<Replaced> => {
  if (await isReadable(shelf.getMany(docs.map(({ id }) => id)))) return nothingReplaced
  let replaced = 0
  const stuck: Doc[] = []
  for (const doc of docs) {
    if (await isReadable(shelf.get(doc.id))) continue
    if ((await ifReadable(shelf.remove(doc.id))) === undefined) stuck.push(doc)
    else if (await shelf.insert(doc)) replaced += 1
  }
  return { replaced, stuck }
}

const isReadable = async (reading: Promise<unknown>): Promise<boolean> =>
  (await ifReadable(reading.then(() => true))) === true

const missingOn = async (shelf: Shelf<Doc>, docs: readonly Doc[]): Promise<Doc[]> => {
  const present = await Promise.all(docs.map(({ id }) => shelf.ids(1, { id }, [])))
  return docs.filter((_, index) => present[index]?.length === 0)
}

/** An old backup has records of an old shape. So its number is taken over, and the migrations since then run again. */
const adopt = async (shelves: Shelves, shape: Doc) => {
  const value = shapeIn(shape)
  const now = await shelves.meta.get(shapeRecordId)
  if (now && value < now.value) await shelves.meta.replace({ id: shapeRecordId, value }, now.version)
  await bringUpToDate(shelves)
}

const shapeIn = (record: Doc): number => ('value' in record && typeof record.value === 'number' ? record.value : 0)
