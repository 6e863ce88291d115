import { textOfMessage } from '../../rooms/shared/contract/complaintTexts.ts'
import { questionSetRequest } from '../../rooms/shared/contract/questionSets.ts'
import { drawnMap } from '../../rooms/shared/maps/drawnMap.ts'
import type { MapRecord, QuestionSetRecord } from '../archive/records.ts'
import type { Doc, Shelf } from '../archive/shelf.ts'
import type { Shelves } from '../archive/shelves.ts'
import type { Schema } from '../http/parsing.ts'
import type { Log } from '../log.ts'
import { readContentFolder } from './contentFolder.ts'
import { contentOwner } from './contentOwner.ts'
import { withIdsOfText } from './questionIds.ts'

type Needs = { shelves: Pick<Shelves, 'questionSets' | 'maps'>; log: Log }

/** Stores the content that ships with the product, and updates it after an update of the product. */
export const seedContent = async ({ shelves, log }: Needs): Promise<void> => {
  const sets = await readAll('question-sets', questionSetRequest)
  const maps = await readAll('maps', drawnMap)
  // The first of them is the newest: lists show them in the order of their files.
  const order = (index: number) => ({ createdAt: 1_000 - index, updatedAt: 1_000 - index })
  for (const [index, { name, value }] of sets.entries()) {
    const set: QuestionSetRecord = {
      id: `set-${name}`,
      ...value,
      questions: withIdsOfText(value.questions),
      ...contentOwner,
      readyMade: true,
      ...order(index),
    }
    await bringIn(shelves.questionSets, set)
  }
  for (const [index, { name, value }] of maps.entries()) {
    const map: MapRecord = { id: `map-${name}`, ...value, ...contentOwner, isDefault: true, ...order(index) }
    await bringIn(shelves.maps, map)
  }
  log.info({ questionSets: sets.length, maps: maps.length }, 'ready-made content is in place')
}

const readAll = async <T>(folder: string, schema: Schema<T>) =>
  (await readContentFolder(folder)).map(({ name, content }) => {
    const { success, data, error } = schema.safeParse(content)
    if (success) return { name, value: data }
    throw new Error(`assets/content/${folder}/${name}.json: ${textOfMessage(error.issues[0]?.message ?? '')}`)
  })

/** If several processes start at once, the second one finds the work done. */
const bringIn = async <T extends Doc>(shelf: Shelf<T>, doc: T): Promise<void> => {
  if (await shelf.insert(doc)) return
  const present = await shelf.get(doc.id)
  if (!present) return
  const { version, ...before } = present
  if (!sameJson(before, doc)) await shelf.replace(doc, version)
}

/** Engines keep the order of keys, but we do not rely on it. */
const sameJson = (a: unknown, b: unknown): boolean => JSON.stringify(ordered(a)) === JSON.stringify(ordered(b))

const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, child]) => [key, ordered(child)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}
