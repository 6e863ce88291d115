import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepSessions } from '../../../server/accounts/sessions.ts'
import { type Archive, openArchive } from '../../../server/archive/openArchive.ts'

const dayMs = 24 * 60 * 60 * 1000
const folder = mkdtempSync(join(tmpdir(), 'slime-sessions-'))
const clock = { now: 1_000 }
let archive: Archive
beforeAll(async () => {
  archive = await openArchive({ dataDir: folder })
})
afterAll(async () => {
  await archive.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a session lasts thirty days and is swept out afterwards', async () => {
  const sessions = keepSessions(archive, () => clock.now)
  const token = await sessions.open('kim')
  clock.now += 29 * dayMs
  expect(await sessions.userIdOf(token)).toBe('kim')
  clock.now += 2 * dayMs
  expect(await sessions.userIdOf(token)).toBeUndefined()
  const later = await sessions.open('kim')
  expect(await sessions.sweep()).toBe(1)
  expect(await sessions.userIdOf(later)).toBe('kim')
})

test('twenty devices at once; one more signs the oldest out', async () => {
  const sessions = keepSessions(archive, () => clock.now)
  const tokens: string[] = []
  for (let n = 0; n < 22; n++) {
    clock.now += 1
    tokens.push(await sessions.open('lee'))
  }
  const alive = await Promise.all(tokens.map((token) => sessions.userIdOf(token)))
  expect(alive.map((user) => user !== undefined)).toEqual([false, false, ...Array(20).fill(true)])
})
