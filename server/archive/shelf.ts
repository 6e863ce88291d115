/** The one narrow port to the stored records. Both engines offer exactly this, and one suite tests them for it. */

/** A record is plain JSON with an id that we made. */
export type Doc = { id: string }

/** A record as it was read. `version` counts its replacements, so that no writer overwrites a change it has not seen. */
export type Kept<T> = T & { version: number }

type Primitive = string | number | boolean
type Range<V> = { gt?: V; gte?: V; lt?: V; lte?: V }
type Condition<V> = [V] extends [Primitive | undefined] ? V | Range<V> | { in: readonly V[] } : never

/** Conditions on declared fields; all of them have to hold. */
export type Where<T> = { [Field in keyof T]?: Condition<T[Field]> }

export type Query<T> = {
  where?: Where<T>
  sort?: readonly (readonly [field: keyof T & string, direction: 'asc' | 'desc'])[]
  limit: number
}

/** A record exists but cannot be read as it was stored. */
export class RecordUnreadable extends Error {
  readonly #text: string

  constructor(shelf: string, text: string) {
    super(`A record of ${shelf} cannot be read`)
    this.#text = text
  }

  /** For people to look at. Not a field, because the log writes those: megabytes, and the names of a class. */
  get text(): string {
    return this.#text
  }
}

/** Undefined also for a record that cannot be read, where it must not hold up the others. */
export const ifReadable = <T>(reading: Promise<T>): Promise<T | undefined> =>
  reading.catch((error: unknown) => {
    if (error instanceof RecordUnreadable) return undefined
    throw error
  })

export interface Shelf<T extends Doc> {
  get(id: string): Promise<Kept<T> | undefined>
  /** In no particular order, without unknown ids. */
  getMany(ids: readonly string[]): Promise<Kept<T>[]>
  find(query: Query<T>): Promise<Kept<T>[]>
  /** Ids of records, unreadable ones too, in the order of ids or another one. Records may be large, but ids are small. */
  ids(limit: number, where?: Where<T>, sort?: Query<T>['sort']): Promise<string[]>
  count(where?: Where<T>): Promise<number>
  /** False when the id or one of the unique keys is taken; then nothing has changed. */
  insert(doc: T): Promise<boolean>
  /** Inserts all but duplicates, and returns how many it inserted. */
  insertMany(docs: readonly T[]): Promise<number>
  /**
   * False if the record is no longer at this version; then nothing has changed. Unique keys may change to free ones.
   * `where`: if a shelf uses ids again, another record may have the same id and version.
   */
  replace(doc: T, version: number, where?: Where<T>): Promise<boolean>
  remove(id: string): Promise<boolean>
  removeWhere(where: Where<T>): Promise<number>
}

export type FieldKind = 'text' | 'number' | 'boolean'

/** Declared once: it makes the tables and generated columns of one engine, the Mongoose schemas and indexes of the other. */
export type ShelfPlan = {
  name: string
  /** The fields that queries may use. A declared field is never null. `id` is always one. */
  fields: Readonly<Record<string, FieldKind>>
  /** Groups of fields that no two records share, beside the id. */
  unique: readonly (readonly string[])[]
  /** Groups of fields that queries filter and sort by, in this order. */
  sorted: readonly (readonly string[])[]
}
