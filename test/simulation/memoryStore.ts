import type { Conditions } from '../../server/archive/conditions.ts'
import type { Kept } from '../../server/archive/shelf.ts'
import type { ShelfCall } from '../../server/archive/shelfCall.ts'

type Doc = { id: string } & Record<string, unknown>
type Row = Kept<Doc>

const meets = (row: Row, where: Conditions): boolean =>
  where.every(({ field, is, value }) => {
    const present = row[field] as string | number | boolean | undefined
    if (present === undefined) return false
    if (is === 'in') return (value as readonly unknown[]).includes(present)
    const bound = value as typeof present
    if (is === 'eq') return present === bound
    if (is === 'gt') return present > bound
    if (is === 'gte') return present >= bound
    return is === 'lt' ? present < bound : present <= bound
  })

const inOrder = (one: Row, other: Row, field: string): number => {
  const [a, b] = [one[field], other[field]] as [string | number, string | number]
  return a < b ? -1 : a > b ? 1 : 0
}

/** The shelves of all processes, in memory. Each call happens at one moment, as in a database that writes by majority. */
export const memoryStore = () => {
  const shelves = new Map<string, Map<string, Row>>()
  const shelfOf = (name: string) => {
    const shelf = shelves.get(name) ?? new Map<string, Row>()
    shelves.set(name, shelf)
    return shelf
  }
  const insert = (shelf: Map<string, Row>, doc: { id: string }): boolean => {
    if (shelf.has(doc.id)) return false
    shelf.set(doc.id, { ...(structuredClone(doc) as Doc), version: 1 })
    return true
  }
  const removeWhere = (shelf: Map<string, Row>, where: Conditions): number => {
    const found = [...shelf.values()].filter((row) => meets(row, where))
    for (const { id } of found) shelf.delete(id)
    return found.length
  }

  const perform = (call: ShelfCall): unknown => {
    const shelf = shelfOf(call.shelf)
    const byId = () => [...shelf.values()].sort((one, other) => inOrder(one, other, 'id'))
    switch (call.op) {
      case 'get':
        return structuredClone(shelf.get(call.id))
      case 'getMany':
        return structuredClone(byId().filter(({ id }) => call.ids.includes(id)))
      case 'find': {
        const found = byId().filter((row) => meets(row, call.where))
        for (const { field, descending } of [...call.sort].reverse())
          found.sort((one, other) => inOrder(one, other, field) * (descending ? -1 : 1))
        return structuredClone(found.slice(0, call.limit))
      }
      case 'ids':
        return byId()
          .filter((row) => meets(row, call.where))
          .slice(0, call.limit)
          .map(({ id }) => id)
      case 'count':
        return byId().filter((row) => meets(row, call.where)).length
      case 'insert':
        return insert(shelf, call.doc)
      case 'insertMany':
        return call.docs.filter((doc) => insert(shelf, doc)).length
      case 'replace': {
        const present = shelf.get(call.doc.id)
        if (present?.version !== call.version || !meets(present, call.where)) return false
        shelf.set(call.doc.id, { ...(structuredClone(call.doc) as Doc), version: call.version + 1 })
        return true
      }
      case 'remove':
        return shelf.delete(call.id)
      case 'removeWhere':
        return removeWhere(shelf, call.where)
    }
  }
  return { perform }
}
