import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { openSqliteEngine, type SqliteCall } from '../../../server/archive/sqlite/sqliteEngine.ts'

const folder = mkdtempSync(join(tmpdir(), 'slime-engine-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const plan = { name: 'things', fields: {}, unique: [], sorted: [] }
const insert = (id: string): SqliteCall => ({ op: 'insert', shelf: plan.name, rows: [{ id, body: '{}' }] })

test('changes that come together fail one by one where another program has locked the file, and are saved after that', () => {
  const file = join(folder, 'locked.sqlite')
  const engine = openSqliteEngine(file, [plan])
  const other = new DatabaseSync(file)
  other.exec('BEGIN IMMEDIATE')
  const outcome = engine.runAll([insert('one'), insert('two')])
  expect(outcome.map(String)).toEqual(Array.from({ length: 2 }, () => 'Error: database is locked'))
  other.close()
  expect(engine.runAll([insert('one'), insert('two')])).toEqual([1, 1])
  engine.close()
}, 20_000)
