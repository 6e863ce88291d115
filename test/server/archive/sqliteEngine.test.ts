import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
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

test('a file that another program mends after a kill is waited for', async () => {
  const file = join(folder, 'mended.sqlite')
  const program = `
    const { DatabaseSync } = require('node:sqlite')
    const { parentPort, workerData } = require('node:worker_threads')
    const db = new DatabaseSync(workerData)
    db.exec('BEGIN EXCLUSIVE; CREATE TABLE others (id)')
    setTimeout(() => db.exec('COMMIT'), 300)
    parentPort.postMessage('locked')`
  const other = new Worker(program, { eval: true, workerData: file })
  await once(other, 'message')
  const engine = openSqliteEngine(file, [plan])
  expect(engine.runAll([insert('one')])).toEqual([1])
  engine.close()
  await other.terminate()
})
