import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openArchive } from '../../server/archive/openArchive.ts'
import { takeTurn } from '../../server/takeTurn.ts'

test('of several processes one sweeps, and another one the next time', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'slime-turn-'))
  const archive = await openArchive({ dataDir })
  const pauseMs = 1_000
  const tries = async (...times: number[]) =>
    (await Promise.all(times.map((now) => takeTurn(archive, 'sweep', { now, pauseMs })))).filter(Boolean).length
  expect(await tries(5_000, 5_000, 5_001)).toBe(1)
  expect(await tries(5_500, 5_999)).toBe(0)
  expect(await tries(6_001, 6_001, 6_001)).toBe(1)
  // The clock was ahead, and was put back.
  expect(await tries(2_000, 2_000)).toBe(1)
  expect(await takeTurn(archive, 'something else', { now: 2_000, pauseMs })).toBe(true)
  await archive.close()
  rmSync(dataDir, { recursive: true, force: true })
})
