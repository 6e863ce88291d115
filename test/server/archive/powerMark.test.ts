import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openEntryFiles } from '../../../server/archive/sqlite/entryFiles.ts'
import { markPower } from '../../../server/archive/sqlite/powerMark.ts'
import { by } from './batchesOf.ts'

const folder = mkdtempSync(join(tmpdir(), 'slime-power-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('power was lost where the machine started anew and the server before had not ended', () => {
  const path = join(folder, 'power.json')
  expect(markPower(path, 'monday').wasLost).toBe(false)
  // Killed, and started again by the same machine.
  expect(markPower(path, 'monday').wasLost).toBe(false)
  const tuesday = markPower(path, 'tuesday')
  expect(tuesday.wasLost).toBe(true)
  tuesday.end()
  expect(markPower(path, 'wednesday').wasLost).toBe(false)
  writeFileSync(path, 'half a ma')
  expect(markPower(path, 'thursday').wasLost).toBe(false)
  expect(markPower(join(folder, 'no such folder', 'power.json'), 'monday').wasLost).toBe(false)
})

test('a last batch that is not whole may have been acknowledged where the machine lost its power', async () => {
  const places = { running: join(folder, 'running'), damaged: join(folder, 'damaged') }
  for (const lostPower of [false, true]) {
    const journal = `TARN${lostPower}`
    const before = openEntryFiles(places)
    await before.append(by(journal), 0, [{ kind: 'started', at: 1 }])
    before.close()
    writeFileSync(join(places.running, `${journal}.ndjson`), '0a1b2c3d [{"kind":"ans', { flag: 'a' })
    const after = openEntryFiles(places, { lostPower })
    expect(await after.takeUp(by(journal))).toMatchObject({ damage: { wasAcknowledged: lostPower } })
    after.close()
  }
})
