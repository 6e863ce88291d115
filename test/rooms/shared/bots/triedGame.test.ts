import { describe, expect, it } from 'vitest'
import { type Trial, triedGame } from '../../../../rooms/shared/bots/triedGame.ts'
import { mapModes } from '../../../../rooms/shared/maps/tileTypes.ts'
import type { EntryOf, MatchEntry } from '../../../../rooms/shared/match/matchEntries.ts'
import { checkReplay, type Replay } from '../../../../rooms/shared/match/replay.ts'
import { stagedGame } from '../../../rooms/game/stagedGame.ts'
import { defaultMaps, hostileMaps, type NamedMap } from '../modes/hostileMaps.ts'

const tilesOfGrid = ({ grid: { width, types } }: NamedMap) =>
  types.map((type, place) => ({ x: place % width, y: Math.floor(place / width), type, obstacle: null }))

const played = (trial: Trial): Replay => {
  const game = triedGame(trial)
  for (;;) {
    const { done, value } = game.next()
    if (done) return value
  }
}

const trialOn = (mode: Trial['mode'], map: NamedMap, seed = 1): Trial => ({
  mode,
  map: { name: map.name, tiles: tilesOfGrid(map) },
  players: 12,
  questions: 8,
  seed,
})

/** All players who joined. */
const seatsOf = ({ entries }: Replay): EntryOf<'joined'>[] =>
  entries.flatMap((entry) => (entry.kind === 'joined' ? [entry] : []))

type Table = ReturnType<typeof stagedGame>

/** Lets time pass until the condition holds, but not for ever. */
function passUntil(table: Table, isSo: () => boolean): void {
  for (let step = 0; step < 1000; step++) {
    if (isSo()) return
    table.pass(500)
  }
  throw new Error(`It stays in ${table.match.phase}`)
}

/** Does at a table what a bot did: at the same moment of its question, or as soon as the table allows it. */
function doAt(table: Table, askedAt: number, entry: MatchEntry): void {
  const { conductor, match } = table
  if (entry.kind !== 'answered' && entry.kind !== 'chose' && entry.kind !== 'looked') return
  const { player, question } = entry
  if (entry.kind === 'answered') table.pass(askedAt + entry.ms - table.time)
  else passUntil(table, () => match.phase === 'choose')
  const seat = table.seat(player)
  if (entry.kind === 'answered') conductor.answer(seat, entry.answer, () => {})
  else if (entry.kind === 'chose') conductor.choosing.choose(seat, question, entry.move, () => {})
  else if ('choice' in entry.answer)
    conductor.choosing.lookAgain(seat, question, { answer: entry.answer.choice }, () => {})
}

/** Plays the same bots at a table with a clock. They answer as late, choose and look again as they did before. */
function atATable(replay: Replay): string[] {
  const joined = seatsOf(replay)
  const table = stagedGame(
    joined.map(({ player }) => player),
    { plan: replay.plan, entries: joined, time: 0 },
  )
  const { conductor, match } = table
  conductor.start()
  let askedAt = 0
  for (const entry of replay.entries) {
    if (entry.kind === 'asked') {
      passUntil(table, () => match.turns.length === entry.question)
      askedAt = table.time
    } else doAt(table, askedAt, entry)
  }
  passUntil(table, () => match.stage === 'finished')
  return match.turns.map(({ hash }) => hash)
}

describe.each(mapModes)('a map for %s that is tried', (mode) => {
  const [first] = defaultMaps(mode)
  if (!first) throw new Error('no map')
  const game = played(trialOn(mode, first))

  it('is the same game with the same seed, and another with another', () => {
    expect(played(trialOn(mode, first))).toEqual(game)
    expect(played(trialOn(mode, first, 2)).hashes).not.toEqual(game.hashes)
    expect(checkReplay(game).differs).toEqual([])
  })

  it('comes to the same as at a table that plays by the clock', () => {
    expect(game.hashes.length).toBeGreaterThan(3)
    expect(atATable(game)).toEqual(game.hashes)
  })

  it('is answered, chosen and looked at again by bots that have names', () => {
    const kinds = new Set(game.entries.map(({ kind }) => kind))
    expect([...kinds].sort()).toEqual(
      [
        'answered',
        'asked',
        'choosing',
        'chose',
        'closed',
        'finished',
        'joined',
        'looked',
        'resolved',
        'started',
      ].sort(),
    )
    const names = seatsOf(game).map(({ username }) => username)
    expect(new Set(names).size).toBe(12)
  })

  it('ends, whatever is drawn on it', () => {
    for (const map of hostileMaps(mode))
      expect(played(trialOn(mode, map)).entries.at(-1)?.kind, map.name).toBe('finished')
  })
})
