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

test('an unfinished game comes back with all its entries in order, however many batches there are', async () => {
  const journal = journalPort(archive)
  await journal.open(planOf('MANYSS'))
  const batches = 1_203
  for (let seq = 0; seq < batches; seq++) await journal.append('MANYSS', seq, [locked(2 * seq), locked(2 * seq + 1)])
  const [game] = await journalPort(archive).unfinished()
  expect(game?.plan.code).toBe('MANYSS')
  expect(game?.nextSequence).toBe(batches)
  expect(game?.entries.map(({ at }) => at)).toEqual(Array.from({ length: 2 * batches }, (_, n) => n))
  await journal.close('MANYSS')
})

test('a batch that is sent again, because its answer got lost, counts once and with what has come since', async () => {
  const journal = journalPort(archive)
  await journal.open(planOf('AGAJNN'))
  await journal.append('AGAJNN', 0, [locked(1)])
  await journal.append('AGAJNN', 0, [locked(1), locked(2)])
  await journal.append('AGAJNN', 1, [locked(3)])
  await expect(journal.append('AGAJNN', 1, [locked(4)])).rejects.toThrow('out of step')
  expect((await journal.unfinished())[0]?.entries.map(({ at }) => at)).toEqual([1, 2, 3])
  await journal.close('AGAJNN')
})
