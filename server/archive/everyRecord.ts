import type { Doc, Kept, Query, Shelf } from './shelf.ts'

const usualPageSize = 200

/** Every record of a shelf, without holding more than a page of them. */
export async function* everyRecord<T extends Doc>(
  shelf: Shelf<T>,
  pageSize: number = usualPageSize,
): AsyncGenerator<Kept<T>> {
  let after = ''
  for (;;) {
    const where = { id: { gt: after } } as Query<T>['where'] & object
    const page = await shelf.find({ where, sort: [['id', 'asc']], limit: pageSize })
    yield* page
    const last = page.at(-1)
    if (!last) return
    after = last.id
  }
}
