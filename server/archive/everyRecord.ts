import { type Doc, ifReadable, type Kept, type Query, type Shelf } from './shelf.ts'

const usualPageSize = 200

const behind = <T extends Doc>(id: string) => ({ id: { gt: id } }) as Query<T>['where'] & object

/**
 * Every record of a shelf, without holding more than a page of them. Records that cannot be read hold up no other: their
 * ids are told to `pass`. A page with one of them is read record by record.
 */
export async function* everyRecord<T extends Doc>(
  shelf: Shelf<T>,
  pageSize: number = usualPageSize,
  pass: (id: string) => void = () => {},
): AsyncGenerator<Kept<T>> {
  let after = ''
  for (;;) {
    const page = await ifReadable(shelf.find({ where: behind(after), sort: [['id', 'asc']], limit: pageSize }))
    const ids = page ? page.map(({ id }) => id) : await shelf.ids(pageSize, behind(after))
    if (page) yield* page
    else
      for (const id of ids) {
        const isThere = await ifReadable(shelf.get(id))
        if (isThere) yield isThere
        else pass(id)
      }
    const last = ids.at(-1)
    if (last === undefined) return
    after = last
  }
}
