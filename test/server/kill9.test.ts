import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, test } from 'vitest'
import { type Archive, openArchive } from '../../server/archive/openArchive.ts'
import { batchesOf, by } from './archive/batchesOf.ts'
import { audit, holdingsAfter, newOwner, openTreasury, rowsOf } from './economy/treasury.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'slime-storm-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const rounds = 3
const acknowledgedPerRound = 3_000

type Said = { key?: string; set?: string; edition?: number; code?: string; seq?: number }

/** Lets the server work until it has acknowledged enough, then kills it in the middle of its next work. */
const stormAndKill = async (round: number): Promise<Said[]> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'stormProcess.ts'), dataDir, String(round)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = once(child, 'close')
  const said: Said[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    // The very last line can be cut by the kill; an unreadable line was never acknowledged.
    if (!line.endsWith('}')) continue
    said.push(JSON.parse(line))
    if (said.length === acknowledgedPerRound) child.kill('SIGKILL')
  }
  await gone
  expect(child.signalCode).toBe('SIGKILL')
  return said
}

/** Checks that every acknowledged entry of every game is in its place. */
const expectEntries = async (archive: Archive, said: readonly Said[]) => {
  const batches = new Map<string, number>()
  for (const { code, seq } of said) if (code !== undefined && seq !== undefined) batches.set(code, seq + 1)
  for (const [code, count] of batches) {
    const kept = (await batchesOf(archive.entryLog, by(code))).flat().map(({ at }) => at)
    expect(kept.length).toBeGreaterThanOrEqual(count)
    expect(kept).toEqual(kept.map((_, seq) => seq))
  }
}

test('killed in a storm of purchases, sales, saves and answers: all that was acknowledged is there, nothing is there twice', async () => {
  const said: Said[] = []
  for (let round = 0; round < rounds; round++) {
    said.push(...(await stormAndKill(round)))
    const archive = await openArchive({ dataDir })
    const treasury = openTreasury(archive)
    const keys = new Set<string>()
    for (let n = 0; n < 8; n++) {
      const owner = { ...newOwner(), id: `storm-${n}` }
      // An account that the storm has not reached yet gets its welcome by this look.
      const { holdings } = await treasury.head(owner)
      const rows = await rowsOf(archive, owner.id)
      expect(audit(rows)).toEqual([])
      for (const { key } of rows) keys.add(key)
      expect(holdings).toEqual(holdingsAfter(rows))
    }
    expect(said.filter(({ key }) => key !== undefined && !keys.has(key))).toEqual([])

    const editions = new Map<string, number>()
    for (const { set, edition } of said) if (set !== undefined && edition !== undefined) editions.set(set, edition)
    for (const [id, edition] of editions) {
      const kept = Number((await archive.questionSets.get(id))?.title.split(' ')[1])
      expect(kept).toBeGreaterThanOrEqual(edition)
    }

    await expectEntries(archive, said)
    await treasury.settled()
    await archive.close()
  }
})
