import type { Conditions, Sorting } from './conditions.ts'
import type { ShelfPlan } from './shelf.ts'

/** The indexes of a shelf, as both engines make them. */
const indexesOf = ({ unique, sorted }: ShelfPlan): (readonly string[])[] => [
  ['id'],
  ...unique,
  ...sorted.map((group) => [...group, 'id']),
]

/**
 * Whether an index can answer the query in the wanted order: in it the fields that must be equal come first, then those
 * of the order. Other conditions only filter the rows that the first ones find.
 */
export const isServed = (plan: ShelfPlan, where: Conditions, sort: Sorting): boolean => {
  const exact = new Set(where.filter(({ is }) => is === 'eq' || is === 'in').map(({ field }) => field))
  const order = sort.filter(({ field }) => !exact.has(field))
  if (new Set(order.map(({ descending }) => descending)).size > 1) return false
  return indexesOf(plan).some((index) => {
    const shared = index.findIndex((field) => !exact.has(field))
    const rest = shared < 0 ? [] : index.slice(shared)
    const isInOrder = order.every(({ field }, place) => rest[place] === field)
    return isInOrder && (shared !== 0 || where.every(({ field }) => field === index[0]))
  })
}
