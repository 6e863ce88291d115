import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MatchEntry } from '../../../rooms/shared/match/matchEntries.ts'
import type { MatchPlan } from '../../../rooms/shared/match/matchPlan.ts'
import { type Archive, openArchive } from '../../../server/archive/openArchive.ts'
import { journalPort } from '../../../server/ports/journalPort.ts'

const folder = mkdtempSync(join(tmpdir(), 'slime-journal-'))
let archive: Archive
beforeAll(async () => {
  archive = await openArchive({ dataDir: folder })
})
afterAll(async () => {
  await archive.close()
  rmSync(folder, { recursive: true, force: true })
})

const planOf = (code: string) =>
  ({
    code,
    gameId: `id-${code}`,
    questionSetId: 'sums',
    host: { userId: 'host' },
    createdAt: 1,
  }) as unknown as MatchPlan

const locked = (at: number): MatchEntry => ({ kind: 'locked', locked: true, at })

test('a code is claimed once and free again after the game', async () => {
  const journal = journalPort(archive)
  const claims = await Promise.all([1, 2, 3].map(() => journal.open(planOf('CLAJMS'))))
  expect(claims.filter(Boolean)).toHaveLength(1)
  await journal.append('CLAJMS', 0, [locked(1)])
  await journal.close('CLAJMS')
  expect(await journal.unfinished()).toEqual([])
  expect(await journal.open(planOf('CLAJMS'))).toBe(true)
  expect(await journal.unfinished()).toMatchObject([{ entries: [], nextSequence: 0 }])
  await journal.close('CLAJMS')
})

test('an unfinished game comes back with its plan and all its entries', async () => {
  const journal = journalPort(archive)
  await journal.open(planOf('COMESS'))
  for (let seq = 0; seq < 3; seq++) await journal.append('COMESS', seq, [locked(2 * seq), locked(2 * seq + 1)])
  const [game] = await journalPort(archive).unfinished()
  expect(game?.plan.code).toBe('COMESS')
  expect(game?.nextSequence).toBe(3)
  expect(game?.entries.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 5])
  await journal.close('COMESS')
})
