/** The one narrow port to whatever stores the records. Both engines offer exactly this, and one suite holds them to it. */

/** A record is plain JSON with an id made by us. */
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

/** A record that is there and is not what was put in: its text, for people to look at. */
export class RecordUnreadable extends Error {
  readonly text: string

  constructor(shelf: string, text: string) {
    super(`A record of ${shelf} cannot be read`)
    this.text = text
  }
}

export interface Shelf<T extends Doc> {
  get(id: string): Promise<Kept<T> | undefined>
  /** In no particular order; unknown ids are left out. */
  getMany(ids: readonly string[]): Promise<Kept<T>[]>
  find(query: Query<T>): Promise<Kept<T>[]>
  /** Of the records as they come by id, or in another order; of the unreadable ones, too. Records may be large, their ids are not. */
  ids(limit: number, where?: Where<T>, sort?: Query<T>['sort']): Promise<string[]>
  count(where?: Where<T>): Promise<number>
  /** False when the id or one of the unique keys is taken; then nothing has changed. */
  insert(doc: T): Promise<boolean>
  /** Inserts what it can and says how many; duplicates are left out. */
  insertMany(docs: readonly T[]): Promise<number>
  /**
   * False when the record is not at this version any more; then nothing has changed. Unique keys may change to one that
   * is free. `where`: on shelves where an id is used again the record may be another one at the same version.
   */
  replace(doc: T, version: number, where?: Where<T>): Promise<boolean>
  remove(id: string): Promise<boolean>
  removeWhere(where: Where<T>): Promise<number>
}

export type FieldKind = 'text' | 'number' | 'boolean'

/** Declared once, drives tables and generated columns on one side and Mongoose schemas and indexes on the other. */
export type ShelfPlan = {
  name: string
  /** The fields that queries may use. A declared field is never null. `id` is always one. */
  fields: Readonly<Record<string, FieldKind>>
  /** Groups of fields that no two records share, beside the id. */
  unique: readonly (readonly string[])[]
  /** Groups of fields that queries filter and sort by, in this order. */
  sorted: readonly (readonly string[])[]
}
