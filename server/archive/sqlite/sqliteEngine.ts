import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { Conditions, Sorting } from '../conditions.ts'
import type { ShelfPlan } from '../shelf.ts'
import { findSql, idsSql, whereSql } from './sqliteQueries.ts'
import { createTable, quoted } from './sqliteTables.ts'

/** A `ShelfCall` whose records are already JSON: text is cheaper to send to the worker than objects. */
export type SqliteCall =
  | { op: 'get'; shelf: string; id: string }
  | { op: 'getMany'; shelf: string; ids: readonly string[] }
  | { op: 'find'; shelf: string; where: Conditions; sort: Sorting; limit: number }
  | { op: 'ids'; shelf: string; where: Conditions; sort: Sorting; limit: number }
  | { op: 'count'; shelf: string; where: Conditions }
  | { op: 'insert'; shelf: string; rows: readonly { id: string; body: string }[] }
  | { op: 'replace'; shelf: string; id: string; body: string; version: number; where: Conditions }
  | { op: 'remove'; shelf: string; id: string }
  | { op: 'removeWhere'; shelf: string; where: Conditions }
  | { op: 'rewriteHeader' }

/** Records come back as rows, ids as rows with the id as body. All other calls return the number of records concerned. */
export type SqliteRow = { version: number; body: string }
export type SqliteResult = SqliteRow[] | number

type SqliteEngine = {
  /** Runs all in one transaction, with one flush to the disk. Each can fail by itself. */
  runAll(calls: readonly SqliteCall[]): (SqliteResult | Error)[]
  close(): void
}

export const openSqliteEngine = (file: string, plans: readonly ShelfPlan[]): SqliteEngine => {
  const db = new DatabaseSync(file)
  // First, because after a kill the file is locked while another program, such as a backup, mends it.
  db.exec('PRAGMA busy_timeout = 5000')
  db.exec('PRAGMA journal_mode = WAL')
  db.exec('PRAGMA synchronous = FULL')
  for (const plan of plans) createTable(db, plan)
  const prepare = statementCache(db)
  const run = (call: SqliteCall) => (call.op === 'rewriteHeader' ? rewriteHeader(db) : perform(prepare, call))
  return {
    runAll: (calls) => {
      if (changesOf(calls) < 2) return calls.map((call) => attempt(() => run(call)))
      try {
        // Fails where another program has locked the file for long, as each single change would.
        db.exec('BEGIN IMMEDIATE')
        const results = calls.map((call) => {
          const result = attempt(() => run(call))
          // A full disk ends the whole transaction. Later calls must not be saved without the earlier ones.
          if (!db.isTransaction) throw result
          return result
        })
        db.exec('COMMIT')
        return results
      } catch (error) {
        if (db.isTransaction) db.exec('ROLLBACK')
        const failure = asError(error)
        return calls.map(() => failure)
      }
    },
    close: () => {
      if (db.isOpen) db.close()
    },
  }
}

/** One change is a transaction by itself; several share one. */
const changesOf = (calls: readonly SqliteCall[]) => calls.reduce((sum, call) => sum + changes(call), 0)

const changes = (call: SqliteCall): number => {
  switch (call.op) {
    case 'get':
    case 'getMany':
    case 'find':
    case 'ids':
    case 'count':
      return 0
    case 'insert':
      return call.rows.length
    default:
      return 1
  }
}

const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)))

const attempt = <T>(action: () => T): T | Error => {
  try {
    return action()
  } catch (error) {
    return asError(error)
  }
}

type Prepare = (sql: string) => StatementSync

/** All queries come from code, so there are only a limited number of texts. */
const statementCache = (db: DatabaseSync): Prepare => {
  const statements = new Map<string, StatementSync>()
  return (sql) => {
    const known = statements.get(sql)
    if (known) return known
    const statement = db.prepare(sql)
    statements.set(sql, statement)
    return statement
  }
}

/** Writes and flushes like any other write, to a number in the file that nothing else uses. */
const rewriteHeader = (db: DatabaseSync): SqliteResult => {
  const number = Number(db.prepare('PRAGMA user_version').get()?.user_version ?? 0)
  db.exec(`PRAGMA user_version = ${(number + 1) % 1_000_000}`)
  return 1
}

const perform = (prepare: Prepare, call: Exclude<SqliteCall, { op: 'rewriteHeader' }>): SqliteResult => {
  const table = quoted(call.shelf)
  switch (call.op) {
    case 'get':
      return rowsOf(prepare(`SELECT version, body FROM ${table} WHERE id = ?`), [call.id])
    case 'getMany':
      return rowsOf(prepare(`SELECT version, body FROM ${table} WHERE id IN (SELECT value FROM json_each(?))`), [
        JSON.stringify(call.ids),
      ])
    case 'find': {
      const { sql, values } = findSql(call)
      return rowsOf(prepare(sql), values)
    }
    case 'ids': {
      const { sql, values } = idsSql(call)
      return rowsOf(prepare(sql), values)
    }
    case 'count': {
      const { sql, values } = whereSql(call.where)
      return Number(prepare(`SELECT count(*) AS n FROM ${table}${sql}`).get(...values)?.n ?? 0)
    }
    case 'insert': {
      const insert = prepare(`INSERT INTO ${table} (id, version, body) VALUES (?, 1, ?)`)
      return call.rows.filter(({ id, body }) => unlessDuplicate(() => insert.run(id, body).changes) > 0).length
    }
    case 'replace': {
      const { sql, values } = whereSql([
        { field: 'id', is: 'eq', value: call.id },
        { field: 'version', is: 'eq', value: call.version },
        ...call.where,
      ])
      const update = prepare(`UPDATE ${table} SET version = version + 1, body = ?${sql}`)
      return unlessDuplicate(() => update.run(call.body, ...values).changes)
    }
    case 'remove':
      return Number(prepare(`DELETE FROM ${table} WHERE id = ?`).run(call.id).changes)
    case 'removeWhere': {
      const { sql, values } = whereSql(call.where)
      return Number(prepare(`DELETE FROM ${table}${sql}`).run(...values).changes)
    }
  }
}

const rowsOf = (statement: StatementSync, values: SQLInputValue[]): SqliteRow[] =>
  statement.all(...values).map((row) => ({ version: Number(row.version), body: String(row.body) }))

/** SQLITE_CONSTRAINT_PRIMARYKEY and SQLITE_CONSTRAINT_UNIQUE: the key is taken, which is an answer and not a failure. */
const duplicateCodes = new Set([1555, 2067])

const unlessDuplicate = (action: () => number | bigint): number => {
  try {
    return Number(action())
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && duplicateCodes.has(Number(error.errcode))) return 0
    throw error
  }
}
