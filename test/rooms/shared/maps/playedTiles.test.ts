import { describe, expect, it } from 'vitest'
import type { MapReading } from '../../../../rooms/shared/maps/mapNotes.ts'
import { readingOf } from '../../../../rooms/shared/maps/mapReading.ts'
import { placesBeside, type TileGrid } from '../../../../rooms/shared/maps/tileGrid.ts'
import { isTileOf, type MapMode, mapModes } from '../../../../rooms/shared/maps/tileTypes.ts'
import { openBattle } from '../../../../rooms/shared/modes/battle/battleBoard.ts'
import { openQuest } from '../../../../rooms/shared/modes/goldQuest/goldQuestBoard.ts'
import { openRace } from '../../../../rooms/shared/modes/racing/racingBoard.ts'
import { openSurvival } from '../../../../rooms/shared/modes/survival/survivalBoard.ts'
import { openTower } from '../../../../rooms/shared/modes/tower/towerBoard.ts'
import { defaultMaps, hostileMaps, randomMap } from '../modes/hostileMaps.ts'
import { aFrame, aPlayer } from '../modes/oneTurn.ts'

/** For a long run set `MAPS=10000`. */
const randomMaps = Number(process.env.MAPS ?? 300)

const players = Array.from({ length: 30 }, (_, seat) => aPlayer(`p${seat}`, { seat }))
const frame = aFrame()

/** The places that slimes can reach from these starts, counted without the rule books. */
const walkedFrom = ({ width, height }: TileGrid, starts: readonly number[], walls: ReadonlySet<number>) => {
  const reached = new Set(starts)
  for (const place of reached)
    for (const next of placesBeside({ width, height }, place)) if (!walls.has(next)) reached.add(next)
  return reached
}

/** The special tiles that a game on this map begins with. */
const played: Record<MapMode, (grid: TileGrid) => number[]> = {
  racing: (grid) => {
    const { course, boosts, obstacles, monsters, drawn } = openRace(grid, players, frame)
    const steps = [...boosts, ...obstacles, ...monsters.map(({ step }) => step)]
    return [...steps.map((step) => course[step] ?? -1), ...(drawn?.asides.map(({ at }) => at) ?? [])]
  },
  battle: (grid) => {
    const { spawns, walls, monsters, powerUps } = openBattle(grid, players, frame)
    const walked = walkedFrom(grid, spawns, new Set(walls))
    const isDrawn = (place: number) => (grid.types[place] ?? '').startsWith('enemy-')
    return [
      ...monsters.flatMap(({ at }) => (isDrawn(at) ? [at] : [])),
      ...powerUps.flatMap(({ at }) => (walked.has(at) ? [at] : [])),
    ]
  },
  'gold-quest': (grid) => {
    const { starts, walls, gold, traps, monsters } = openQuest(grid, players)
    const walked = walkedFrom(grid, starts, new Set(walls))
    return [...gold.map(({ at }) => at), ...traps, ...monsters.map(({ at }) => at)].filter((place) => walked.has(place))
  },
  tower: (grid) => {
    const { towers, joining, route, holds } = openTower(grid, players, frame)
    const rowOf = (place: number) => Math.floor(place / grid.width)
    const zones = towers.flatMap(({ at }) => (grid.types[at] === 'tower-zone' ? [at] : []))
    const reading = readingOf('tower', grid)
    const monsters = reading.counting.filter((place) => (grid.types[place] ?? '').startsWith('enemy-'))
    expect(monsters.map((place) => grid.types[place])).toEqual(joining.map((kind) => `enemy-${kind}`))
    const checkpoints = grid.types.flatMap((type, place) => (type === 'checkpoint' ? [place] : []))
    const holding = checkpoints.filter((place) =>
      holds.includes(route.findIndex((step) => rowOf(step) <= rowOf(place))),
    )
    return [...zones, ...monsters, ...holding]
  },
  survival: (grid) => {
    const { ground, patrols, swarm } = openSurvival(grid, players, frame)
    const hot = [...ground].flatMap((tile, place) => (tile === '.' ? [] : [place]))
    return [...hot, ...patrols.map(({ beat }) => beat[0] ?? -1), ...swarm]
  },
}

const sorted = (places: readonly number[]) => [...places].sort((a, b) => a - b)

/** Checks that the game does what the editor says, and that mending does what it promises. */
const expectTrue = (mode: MapMode, grid: TileGrid, reading: MapReading) => {
  expect(sorted(reading.counting)).toEqual(sorted(played[mode](grid)))
  const isOnMap = (place: number) => place >= 0 && place < grid.types.length
  expect([...reading.ways.flat(), ...reading.starts].every(isOnMap)).toBe(true)
  const counted = new Set(reading.counting)
  for (const { places, mending } of reading.notes) {
    if (mending === undefined) continue
    expect(isTileOf(mode, mending)).toBe(true)
    expect(places.some((place) => counted.has(place))).toBe(false)
  }
}

describe.each(mapModes)('%s', (mode) => {
  it('says of default and of hopeless maps which tiles count', () => {
    for (const { grid } of [...defaultMaps(mode), ...hostileMaps(mode)]) expectTrue(mode, grid, readingOf(mode, grid))
  })

  it(`says of ${randomMaps} maps that no person would draw which tiles count`, () => {
    for (let seed = 0; seed < randomMaps; seed += 1) {
      const { grid } = randomMap(mode, seed)
      expectTrue(mode, grid, readingOf(mode, grid))
    }
  }, 3_600_000)
})
