import { type Connection, type Model, Schema, type SchemaDefinition } from 'mongoose'
import type { FieldKind, ShelfPlan } from '../shelf.ts'

export type MongoDoc = { _id: string; version: number } & Record<string, unknown>

const schemaTypes: Record<FieldKind, typeof String | typeof Number | typeof Boolean> = {
  text: String,
  number: Number,
  boolean: Boolean,
}

/** Only the declared fields are typed and indexed. The rest of a record was parsed before it came here. */
const schemaOf = (plan: ShelfPlan) => {
  const definition: SchemaDefinition = { _id: String, version: Number }
  for (const [field, kind] of Object.entries(plan.fields))
    definition[field] = { type: schemaTypes[kind], required: true }
  const schema = new Schema<MongoDoc>(definition, {
    collection: plan.name,
    strict: false,
    minimize: false,
    versionKey: false,
    autoIndex: false,
    autoCreate: false,
    id: false,
  })
  const ascending = (group: readonly string[]) => Object.fromEntries(group.map((field) => [field, 1 as const]))
  for (const group of plan.unique) schema.index(ascending(group), { unique: true })
  for (const group of plan.sorted) schema.index({ ...ascending(group), _id: 1 })
  return schema
}

export const modelOf = (connection: Connection, plan: ShelfPlan): Model<MongoDoc> =>
  connection.model<MongoDoc>(plan.name, schemaOf(plan))
