import { type Comparison, type Conditions, comparisons, type Sorting, type Value } from './conditions.ts'
import { isServed } from './indexes.ts'
import type { Doc, FieldKind, Kept, Query, Shelf, ShelfPlan, Where } from './shelf.ts'

/** A call to an engine as plain data, so that it can be queued, grouped and sent to a worker. */
export type ShelfCall =
  | { op: 'get'; shelf: string; id: string }
  | { op: 'getMany'; shelf: string; ids: readonly string[] }
  | { op: 'find'; shelf: string; where: Conditions; sort: Sorting; limit: number }
  | { op: 'ids'; shelf: string; where: Conditions; sort: Sorting; limit: number }
  | { op: 'count'; shelf: string; where: Conditions }
  | { op: 'insert'; shelf: string; doc: Doc }
  | { op: 'insertMany'; shelf: string; docs: readonly Doc[] }
  | { op: 'replace'; shelf: string; doc: Doc; version: number; where: Conditions }
  | { op: 'remove'; shelf: string; id: string }
  | { op: 'removeWhere'; shelf: string; where: Conditions }

export type Perform = (call: ShelfCall) => Promise<unknown>

/** The typed shelf over an engine's one `perform`. It refuses undeclared fields, odd values and queries without an index. */
export const shelfOf = <T extends Doc>(plan: ShelfPlan, perform: Perform): Shelf<T> => {
  const shelf = plan.name
  // An engine returns what was stored, and `insert` and `replace` below accept only this type.
  const ask = async <Result>(call: ShelfCall) => (await perform(call)) as Result
  const served = servedOnly(plan)
  return {
    get: (id) => ask<Kept<T> | undefined>({ op: 'get', shelf, id }),
    getMany: async (ids) => (ids.length === 0 ? [] : ask<Kept<T>[]>({ op: 'getMany', shelf, ids })),
    find: async ({ where, sort, limit }: Query<T>) =>
      ask<Kept<T>[]>({
        op: 'find',
        shelf,
        ...served(conditionsOf(plan, where), sortingOf(plan, sort)),
        limit,
      }),
    ids: async (limit, where, sort) =>
      ask<string[]>({
        op: 'ids',
        shelf,
        ...served(conditionsOf(plan, where), sort ? sortingOf(plan, sort) : byId),
        limit,
      }),
    count: async (where) => ask<number>({ op: 'count', shelf, where: served(conditionsOf(plan, where)).where }),
    insert: async (doc) => ask<boolean>({ op: 'insert', shelf, doc: checked(plan, doc) }),
    insertMany: async (docs) =>
      docs.length === 0 ? 0 : ask<number>({ op: 'insertMany', shelf, docs: docs.map((doc) => checked(plan, doc)) }),
    replace: async (doc, version, where) =>
      ask<boolean>({ op: 'replace', shelf, doc: checked(plan, doc), version, where: conditionsOf(plan, where) }),
    remove: (id) => ask<boolean>({ op: 'remove', shelf, id }),
    removeWhere: async (where) =>
      ask<number>({ op: 'removeWhere', shelf, where: served(conditionsOf(plan, where)).where }),
  }
}

const sortingOf = <T>(plan: ShelfPlan, sort: Query<T>['sort'] = []): Sorting =>
  sort.map(([field, direction]) => ({ field: declared(plan, field), descending: direction === 'desc' }))

const byId: Sorting = [{ field: 'id', descending: false }]

/** Refuses queries for which an engine would have to search a whole shelf. Each kind of query is checked once. */
const servedOnly = (plan: ShelfPlan) => {
  const known = new Set<string>()
  return (where: Conditions, sort: Sorting = []) => {
    const question = [...where.map(({ field, is }) => `${field} ${is}`), ...sort.map(orderOf)].join(', ')
    if (!known.has(question)) {
      if (!isServed(plan, where, sort)) throw new TypeError(`No index of ${plan.name} serves: ${question}`)
      known.add(question)
    }
    return { where, sort }
  }
}

const orderOf = ({ field, descending }: Sorting[number]) => `by ${field}${descending ? ' down' : ''}`

const kindOf = (plan: ShelfPlan, field: string): FieldKind | undefined =>
  field === 'id' ? 'text' : Object.hasOwn(plan.fields, field) ? plan.fields[field] : undefined

const declared = (plan: ShelfPlan, field: string) => {
  if (kindOf(plan, field) === undefined) throw new TypeError(`The shelf ${plan.name} cannot be asked for "${field}"`)
  return field
}

const typeOfKind = { text: 'string', number: 'number', boolean: 'boolean' } as const

const fitting = (plan: ShelfPlan, field: string, value: unknown): Value => {
  const kind = kindOf(plan, declared(plan, field)) ?? 'text'
  const fits = typeof value === typeOfKind[kind]
  if (fits && (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')) return value
  throw new TypeError(`${plan.name}.${field} has to be a ${kind}`)
}

const conditionsOf = <T>(plan: ShelfPlan, where: Where<T> = {}): Conditions =>
  Object.entries<unknown>(where).flatMap(([field, condition]): Conditions => {
    if (typeof condition !== 'object' || condition === null)
      return [{ field, is: 'eq' as const, value: fitting(plan, field, condition) }]
    return Object.entries(condition).map(([is, value]) => ({
      field,
      is: comparisonOf(is),
      value: Array.isArray(value) ? value.map((one) => fitting(plan, field, one)) : fitting(plan, field, value),
    }))
  })

const comparisonOf = (name: string): Comparison => {
  const found = comparisons.find((comparison) => comparison === name)
  if (found === undefined) throw new TypeError(`Nothing can be compared by "${name}"`)
  return found
}

/** The engine keeps the version. All declared fields must be there, or the two engines would sort differently. */
const checked = (plan: ShelfPlan, doc: Doc): Doc => {
  const { version: _, ...body } = doc as Kept<Doc>
  const fields: Record<string, unknown> = body
  fitting(plan, 'id', body.id)
  for (const field of Object.keys(plan.fields)) fitting(plan, field, fields[field])
  return body
}
