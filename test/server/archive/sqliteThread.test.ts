import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { SqliteCall } from '../../../server/archive/sqlite/sqliteEngine.ts'
import { startSqliteThread } from '../../../server/archive/sqlite/sqliteThread.ts'
import { ArchiveDown } from '../../../server/archive/trouble.ts'

const folder = mkdtempSync(join(tmpdir(), 'slime-thread-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const plans = [{ name: 'things', fields: {}, unique: [], sorted: [] }]
const megabyte = 1024 * 1024
const all: SqliteCall = { op: 'find', shelf: 'things', where: [], sort: [], limit: 100 }
const count: SqliteCall = { op: 'count', shelf: 'things', where: [] }

test('a worker that dies of too little memory is followed by another, and what was kept is there', async () => {
  const deaths: string[] = []
  const thread = startSqliteThread(
    { file: join(folder, 'archive.sqlite'), plans },
    { onDeath: ({ message }) => deaths.push(message), resourceLimits: { maxOldGenerationSizeMb: 40 } },
  )
  for (let row = 0; row < 30; row++) {
    const body = JSON.stringify({ id: `${row}`, text: 'x'.repeat(2 * megabyte) })
    await thread.run({ op: 'insert', shelf: 'things', rows: [{ id: `${row}`, body }] })
  }
  for (let time = 0; time < 2; time++) {
    const [many, alongside] = await Promise.allSettled([thread.run(all), thread.run(count)])
    expect([many, alongside].map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(many).toMatchObject({ reason: expect.any(ArchiveDown) })
    expect(await thread.run(count)).toBe(30)
  }
  expect(deaths).toHaveLength(2)
  await thread.close()
})

test('a worker that cannot begin at all is not started again', async () => {
  const thread = startSqliteThread({ file: join(folder, 'nowhere', 'archive.sqlite'), plans })
  await expect(thread.run(count)).rejects.toThrow('unable to open database file')
  await expect(thread.run(count)).rejects.toThrow('unable to open database file')
})
