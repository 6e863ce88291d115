import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import type { Replay } from '../../../rooms/shared/match/replay.ts'
import type { ReplayRecord } from '../../../server/archive/records.ts'
import type { Kept, Shelf } from '../../../server/archive/shelf.ts'
import type { Pictures } from '../../../server/content/pictures.ts'
import { keepReplays } from '../../../server/reports/replays.ts'
import { gameRecord } from '../gameRecord.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

/** A shelf with one recording. */
function shelfOf(id: string, replay: Replay) {
  const kept = { id, hostUserId: 't1', packed: gzipSync(JSON.stringify(replay)).toString('base64'), version: 1 }
  const shelf = {
    get: async () => kept,
    replace: async ({ packed }: Kept<ReplayRecord>) => Boolean(Object.assign(kept, { packed })),
  }
  return { kept, shelf: shelf as unknown as Shelf<ReplayRecord> }
}

/** The turn of the event loop in which each step is done. */
function turnsOf(): { parsed: number; written: number } {
  const turns = { parsed: 0, written: 0 }
  let turn = 1
  const nextTurn = () => {
    turn += 1
    if (turns.written === 0) setImmediate(nextTurn)
  }
  const { parse, stringify } = JSON
  vi.spyOn(JSON, 'parse').mockImplementation((text) => {
    turns.parsed = turn
    return parse(text)
  })
  vi.spyOn(JSON, 'stringify').mockImplementation((value: unknown) => {
    turns.written = turn
    return stringify(value)
  })
  setImmediate(nextTurn)
  return turns
}

test('somebody is taken out of a recording in steps, and others come in between', async () => {
  const people = [
    { id: 't1', username: 'MrsHill' },
    { id: 's1', username: 'Lotte' },
  ] as const
  const { replay } = gameRecord(people[0] as Parameters<typeof gameRecord>[0], people[1])
  const { kept, shelf } = shelfOf('r1', replay)
  const turns = turnsOf()
  await keepReplays({ replays: shelf }, {} as Pictures).forget('r1', new Set(['s1']))
  vi.restoreAllMocks()
  expect(turns.written).toBeGreaterThan(turns.parsed)
  const text = gunzipSync(Buffer.from(kept.packed, 'base64')).toString()
  expect(text).toContain('Former player')
  expect(text).not.toContain('Lotte')
})
