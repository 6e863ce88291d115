import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { EntryLog } from '../../../server/archive/entryLog.ts'
import { openEntryFiles } from '../../../server/archive/sqlite/entryFiles.ts'

const folder = mkdtempSync(join(tmpdir(), 'slime-entries-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const note = (at: number) => ({ kind: 'started' as const, at })
const write = async (log: EntryLog, code: string, from: number, to: number) => {
  for (let n = from; n < to; n++) await log.append(code, n, [note(n)])
}
const numbers = async (log: EntryLog, code: string) => (await log.read(code)).flat().map(({ at }) => at)

test('a line that the end of the machine left unfinished is dropped, and the game goes on behind what is whole', async () => {
  for (const [index, tail] of ['[{"kind":"sta', '\0\0\0\0', '{"no":"list"}\n', '\n', 'broken\n[{}]\n'].entries()) {
    const code = `TORN2${index}`
    const before = openEntryFiles(folder)
    await write(before, code, 0, 3)
    before.close()
    appendFileSync(join(folder, `${code}.ndjson`), tail)
    const after = openEntryFiles(folder)
    expect(await numbers(after, code), tail).toEqual([0, 1, 2])
    await write(after, code, 3, 5)
    expect(await numbers(after, code), tail).toEqual([0, 1, 2, 3, 4])
    after.close()
  }
})

test('a code that is used again begins with an empty file, whatever was left under it', async () => {
  const before = openEntryFiles(folder)
  await write(before, 'AGAJN2', 0, 9)
  before.close()
  const after = openEntryFiles(folder)
  await write(after, 'AGAJN2', 0, 1)
  expect(await numbers(after, 'AGAJN2')).toEqual([0])
  expect(readFileSync(join(folder, 'AGAJN2.ndjson'), 'utf8').split('\n')).toHaveLength(2)
  after.close()
})
