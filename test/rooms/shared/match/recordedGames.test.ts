import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type GameMode, gameModes } from '../../../../rooms/shared/contract/gameModes.ts'
import { applyEntry } from '../../../../rooms/shared/match/match.ts'
import { readEntry } from '../../../../rooms/shared/match/matchEntries.ts'
import { canReplay, checkReplay, openReplay, type Replay } from '../../../../rooms/shared/match/replay.ts'

const folder = join(import.meta.dirname, 'recordedGames')
const files = gameModes.flatMap((mode) => readdirSync(join(folder, mode)).map((file) => join(mode, file)))

it('there are recorded games of every mode', () => {
  for (const mode of gameModes) expect(files.some((file) => file.startsWith(join(mode, 'v')))).toBe(true)
})

it.each(files)('%s comes to the same, question by question, as on the day it was played', (file) => {
  const replay = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Replay
  const { match, differs } = checkReplay(replay)
  expect(match.rules.version).toBe(replay.plan.rules)
  expect(replay.hashes.filter(Boolean).length).toBeGreaterThan(2)
  expect(differs).toEqual([])
})

it.each(files)(
  '%s comes to the same when it is watched from its first entry, without what was taken out later',
  (file) => {
    const replay = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Replay
    const match = openReplay(replay)
    const seen: string[] = []
    for (const entry of replay.entries) {
      applyEntry(match, readEntry(entry))
      for (const [index, { hash }] of match.turns.entries()) if (hash !== '') seen[index] = hash
    }
    expect(replay.hashes.map((hash) => hash || undefined)).toEqual(replay.hashes.map((_, index) => seen[index]))
    expect(canReplay(replay)).toBe(true)
    expect(canReplay({ ...replay, plan: { ...replay.plan, rules: 999 } })).toBe(false)
    const ofNewer = { ...replay.plan, gameMode: 'relay' as GameMode }
    expect(canReplay({ ...replay, plan: ofNewer })).toBe(false)
  },
)
