import type { DatabaseSync } from 'node:sqlite'
import type { FieldKind, ShelfPlan } from '../shelf.ts'

const columnType: Record<FieldKind, string> = { text: 'TEXT', number: 'REAL', boolean: 'INTEGER' }

export const quoted = (name: string) => `"${name}"`

const fieldOf = (field: string) => `json_extract(body, '$.${field}')`

/** Nothing for a record that cannot be read. Otherwise SQLite could neither remove it nor get a new column beside it. */
const readableField = (field: string) => `CASE WHEN json_valid(body) THEN ${fieldOf(field)} END`

const generated = (expression: string) => `GENERATED ALWAYS AS (${expression}) VIRTUAL`

/**
 * Archives of older versions have columns that fail at a record that cannot be read. Only the words of the table are
 * written anew: for all other records both say the same, so the indexes stay as they are. A start and a backup may do this
 * at once. So words that have changed since are left alone, and other programs are told to read them again: SQLite writes a
 * new column into the words at the place where they ended when it last read them.
 */
const forgiveUnreadable = (db: DatabaseSync, { name, fields }: ShelfPlan) => {
  const words = String(db.prepare(`SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = ?`).get(name)?.sql)
  const better = Object.keys(fields).reduce(
    (sql, field) => sql.replace(generated(fieldOf(field)), () => generated(readableField(field))),
    words,
  )
  if (better === words) return
  // Before 24.12, Node.js does not have it, and defends nothing.
  db.enableDefensive?.(false)
  db.exec('PRAGMA writable_schema = ON')
  db.exec('BEGIN IMMEDIATE')
  db.prepare(`UPDATE sqlite_schema SET sql = ? WHERE type = 'table' AND name = ? AND sql = ?`).run(better, name, words)
  db.exec(`PRAGMA schema_version = ${Number(db.prepare('PRAGMA schema_version').get()?.schema_version) + 1}`)
  db.exec('COMMIT')
  db.exec('PRAGMA writable_schema = RESET')
  db.enableDefensive?.(true)
}

/** A table per shelf: the record as JSON, and a generated column for each field that queries may use. */
export const createTable = (db: DatabaseSync, plan: ShelfPlan) => {
  const table = quoted(plan.name)
  db.exec(
    `CREATE TABLE IF NOT EXISTS ${table} (id TEXT PRIMARY KEY NOT NULL, version INTEGER NOT NULL, body TEXT NOT NULL) STRICT`,
  )
  forgiveUnreadable(db, plan)
  const present = new Set(
    db
      .prepare(`PRAGMA table_xinfo(${table})`)
      .all()
      .map((column) => String(column.name)),
  )
  for (const [field, kind] of Object.entries(plan.fields)) {
    if (present.has(field)) continue
    db.exec(`ALTER TABLE ${table} ADD COLUMN ${quoted(field)} ${columnType[kind]} ${generated(readableField(field))}`)
  }
  for (const group of plan.unique) createIndex(db, plan.name, group, 'UNIQUE')
  for (const group of plan.sorted) createIndex(db, plan.name, [...group, 'id'], '')
}

const createIndex = (db: DatabaseSync, shelf: string, group: readonly string[], unique: string) => {
  const name = quoted(`${shelf}_by_${group.join('_')}`)
  db.exec(`CREATE ${unique} INDEX IF NOT EXISTS ${name} ON ${quoted(shelf)} (${group.map(quoted).join(', ')})`)
}
