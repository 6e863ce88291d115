import type { DatabaseSync } from 'node:sqlite'
import type { FieldKind, ShelfPlan } from '../shelf.ts'

const columnType: Record<FieldKind, string> = { text: 'TEXT', number: 'REAL', boolean: 'INTEGER' }

export const quoted = (name: string) => `"${name}"`

/** A table per shelf: the record as JSON, and a generated column for each field that queries may use. */
export const createTable = (db: DatabaseSync, plan: ShelfPlan) => {
  const table = quoted(plan.name)
  db.exec(
    `CREATE TABLE IF NOT EXISTS ${table} (id TEXT PRIMARY KEY NOT NULL, version INTEGER NOT NULL, body TEXT NOT NULL) STRICT`,
  )
  const present = new Set(
    db
      .prepare(`PRAGMA table_xinfo(${table})`)
      .all()
      .map((column) => String(column.name)),
  )
  for (const [field, kind] of Object.entries(plan.fields)) {
    if (present.has(field)) continue
    db.exec(
      `ALTER TABLE ${table} ADD COLUMN ${quoted(field)} ${columnType[kind]} GENERATED ALWAYS AS (json_extract(body, '$.${field}')) VIRTUAL`,
    )
  }
  for (const group of plan.unique) createIndex(db, plan.name, group, 'UNIQUE')
  for (const group of plan.sorted) createIndex(db, plan.name, [...group, 'id'], '')
}

const createIndex = (db: DatabaseSync, shelf: string, group: readonly string[], unique: string) => {
  const name = quoted(`${shelf}_by_${group.join('_')}`)
  db.exec(`CREATE ${unique} INDEX IF NOT EXISTS ${name} ON ${quoted(shelf)} (${group.map(quoted).join(', ')})`)
}
