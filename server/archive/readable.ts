import { type Doc, ifReadable, type Kept, type Query, type Shelf } from './shelf.ts'

/** For lists that people look at: one record that cannot be read must not cost them all others. */

const oneByOne = async <T extends Doc>(shelf: Shelf<T>, ids: readonly string[]): Promise<Kept<T>[]> => {
  const found: Kept<T>[] = []
  for (const id of ids) {
    const record = await ifReadable(shelf.get(id))
    if (record) found.push(record)
  }
  return found
}

export const findReadable = async <T extends Doc>(shelf: Shelf<T>, query: Query<T>): Promise<Kept<T>[]> =>
  (await ifReadable(shelf.find(query))) ?? oneByOne(shelf, await shelf.ids(query.limit, query.where, query.sort ?? []))

/** Those that nobody can read. One that came or went a moment ago is none of them. */
export const unreadableOf = async <T extends Doc>(shelf: Shelf<T>, ids: readonly string[]): Promise<string[]> => {
  const lost: string[] = []
  for (const id of ids) if (!(await ifReadable(shelf.get(id).then(() => true)))) lost.push(id)
  return lost
}

export const readableOf = async <T extends Doc>(shelf: Shelf<T>, ids: readonly string[]): Promise<Kept<T>[]> =>
  (await ifReadable(shelf.getMany(ids))) ?? oneByOne(shelf, ids)
