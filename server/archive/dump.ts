import { bringUpToDate, shapeRecordId } from './migrations.ts'
import type { Doc, Shelf } from './shelf.ts'
import { type Shelves, shelfPlans } from './shelves.ts'

/** One record of a backup, as a line of NDJSON: the same on either engine, so a backup moves between them. */
type DumpLine = { shelf: string; doc: Doc }

const pageSize = 200

/** Without the games that are running: from a backup nobody would come back to them. */
const names = (Object.keys(shelfPlans) as (keyof typeof shelfPlans)[]).filter((name) => name !== 'runningGames')

/** Every record, one line each, without holding more than a page of them. */
export async function* dumpLines(shelves: Shelves): AsyncGenerator<string> {
  for (const name of names) yield* linesOf(name, shelves[name] as Shelf<Doc>)
}

async function* linesOf(name: string, shelf: Shelf<Doc>): AsyncGenerator<string> {
  let after = ''
  for (;;) {
    const page = await shelf.find({ where: { id: { gt: after } }, sort: [['id', 'asc']], limit: pageSize })
    for (const { version: _, ...doc } of page) yield `${JSON.stringify({ shelf: name, doc } satisfies DumpLine)}\n`
    const last = page.at(-1)
    if (!last) return
    after = last.id
  }
}

type RestoreCount = { restored: number; alreadyThere: number }

/** Puts records back. What is there already stays as it is, so an interrupted restore is simply run again. */
export const restoreLines = async (shelves: Shelves, lines: AsyncIterable<string>): Promise<RestoreCount> => {
  const count: RestoreCount = { restored: 0, alreadyThere: 0 }
  let pending: DumpLine[] = []
  let oldShape: DumpLine['doc'] | undefined
  const store = async () => {
    for (const name of names) {
      const docs = pending.filter((line) => line.shelf === name).map((line) => line.doc)
      const restored = await (shelves[name] as Shelf<Doc>).insertMany(docs)
      count.restored += restored
      count.alreadyThere += docs.length - restored
    }
    pending = []
  }
  let number = 0
  for await (const line of lines) {
    number += 1
    if (line.trim() === '') continue
    const parsed = parseLine(line, number)
    if (parsed.doc.id === shapeRecordId) oldShape = parsed.doc
    else pending.push(parsed)
    if (pending.length >= pageSize) await store()
  }
  await store()
  if (oldShape) await adopt(shelves, oldShape)
  return count
}

/** An old backup holds records of an old shape: take over its number, so that the migrations since then run again. */
const adopt = async (shelves: Shelves, shape: Doc) => {
  const value = 'value' in shape && typeof shape.value === 'number' ? shape.value : 0
  const now = await shelves.meta.get(shapeRecordId)
  if (now && value < now.value) await shelves.meta.replace({ id: shapeRecordId, value }, now.version)
  await bringUpToDate(shelves)
}

const parseLine = (text: string, number: number): DumpLine => {
  const line = readJson(text)
  if (typeof line === 'object' && line !== null && 'shelf' in line && 'doc' in line) {
    const { shelf, doc } = line
    const known = typeof shelf === 'string' && names.some((name) => name === shelf)
    if (known && typeof doc === 'object' && doc !== null && 'id' in doc && typeof doc.id === 'string') {
      return { shelf, doc: { ...doc, id: doc.id } }
    }
  }
  throw new Error(`Line ${number} of the backup is damaged; nothing after it was restored`)
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
