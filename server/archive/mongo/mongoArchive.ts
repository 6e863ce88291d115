import { randomUUID } from 'node:crypto'
import type { Model, mongo, QueryFilter } from 'mongoose'
import type { Conditions, Sorting } from '../conditions.ts'
import type { Engine } from '../engine.ts'
import type { Doc, ShelfPlan } from '../shelf.ts'
import type { Perform, ShelfCall } from '../shelfCall.ts'
import { damagedShelfPlan, entryShelfPlan, openEntryShelf } from './entryShelf.ts'
import { connectTo, openReaching } from './mongoConnection.ts'
import { type MongoDoc, modelOf } from './mongoModels.ts'

export const openMongoArchive = async (
  uri: string,
  plans: readonly ShelfPlan[],
  writer: string = randomUUID(),
): Promise<Engine> => {
  const connection = await connectTo(uri)
  const reaching = openReaching()
  const all = [...plans, entryShelfPlan, damagedShelfPlan]
  await makeIndexes(uri, all)
  const models = new Map(all.map((plan) => [plan.name, modelOf(connection, plan)]))
  const performing =
    (patience = {}): Perform =>
    (call) => {
      const model = models.get(call.shelf)
      if (!model) throw new TypeError(`There is no shelf ${call.shelf}`)
      return reaching(perform(model, call), patience)
    }
  const performInTime = performing()
  return {
    name: 'mongo',
    writer,
    perform: performInTime,
    performPatiently: performing({ isPatient: true }),
    entryLog: openEntryShelf(performInTime, writer),
    tryWriting: async () => {
      const probes = connection.collection<{ _id: string }>('probe')
      await reaching(probes.updateOne({ _id: 'probe' }, { $inc: { writes: 1 } }, { upsert: true }))
    },
    close: () => connection.close(),
  }
}

/** If a version adds an index, this takes minutes on full shelves. */
const makeIndexes = async (uri: string, plans: readonly ShelfPlan[]) => {
  const connection = await connectTo(uri, { isPatient: true })
  try {
    for (const plan of plans) await modelOf(connection, plan).createIndexes()
  } finally {
    await connection.close()
  }
}

const perform = async (model: Model<MongoDoc>, call: ShelfCall): Promise<unknown> => {
  switch (call.op) {
    case 'get':
      return found(await model.findById(call.id).lean<MongoDoc>())
    case 'getMany':
      return (await model.find({ _id: { $in: [...call.ids] } }).lean<MongoDoc[]>()).map(found)
    case 'find': {
      return (await model.find(filterOf(call.where)).sort(orderOf(call.sort)).limit(call.limit).lean<MongoDoc[]>()).map(
        found,
      )
    }
    case 'ids': {
      const docs = await model
        .find(filterOf(call.where), { _id: 1 })
        .sort(orderOf(call.sort))
        .limit(call.limit)
        .lean<MongoDoc[]>()
      return docs.map(({ _id }) => _id)
    }
    case 'count':
      return model.countDocuments(filterOf(call.where))
    case 'insert':
      return (await insertAll(model, [call.doc])) === 1
    case 'insertMany':
      return insertAll(model, call.docs)
    case 'replace': {
      const { _id, ...body } = stored(call.doc, call.version + 1)
      const outcome = await model.replaceOne({ ...filterOf(call.where), _id, version: call.version }, body)
      return outcome.matchedCount > 0
    }
    case 'remove':
      return (await model.deleteOne({ _id: call.id })).deletedCount > 0
    case 'removeWhere':
      return (await model.deleteMany(filterOf(call.where))).deletedCount
  }
}

const orderOf = (sort: Sorting) =>
  Object.fromEntries(sort.map(({ field, descending }) => [named(field), descending ? -1 : 1] as const))

const named = (field: string) => (field === 'id' ? '_id' : field)

const stored = ({ id, ...body }: Doc, version: number): MongoDoc => ({ ...body, _id: id, version })

const found = (doc: MongoDoc | null) => {
  if (!doc) return undefined
  const { _id, ...body } = doc
  return { id: _id, ...body }
}

const filterOf = (where: Conditions): QueryFilter<MongoDoc> => {
  const filter: Record<string, Record<string, unknown>> = {}
  for (const { field, is, value } of where) filter[named(field)] = { ...filter[named(field)], [`$${is}`]: value }
  return filter
}

/** Unordered, so that one duplicate does not stop the rest. */
const insertAll = async (model: Model<MongoDoc>, docs: readonly Doc[]): Promise<number> => {
  const rows = docs.map((doc) => stored(doc, 1))
  try {
    return (await model.insertMany(rows, { ordered: false, lean: true, rawResult: true })).insertedCount
  } catch (error) {
    if (!isDuplicate(error)) throw error
    return insertedBefore(error)
  }
}

const duplicateCode = 11000

const isDuplicate = (error: unknown): boolean => {
  if (!(error instanceof Error && 'code' in error && error.code === duplicateCode)) return false
  // The other records may have been inserted, but not yet on a majority of the disks.
  if (isUnconfirmed(error)) return false
  // With many records each has its own error. One of another kind must not count as a duplicate.
  const each: unknown = 'writeErrors' in error ? error.writeErrors : []
  return !Array.isArray(each) || each.every(({ code }) => code === duplicateCode)
}

const isUnconfirmed = (error: Error): boolean =>
  error.name === 'MongoBulkWriteError' &&
  (error as mongo.MongoBulkWriteError).result.getWriteConcernError() !== undefined

const insertedBefore = (error: unknown) =>
  typeof error === 'object' && error !== null && 'insertedCount' in error ? Number(error.insertedCount) : 0
