import { describe, expect, it } from 'vitest'
import { isWorthPlaying, triedMap } from '../../../client/screens/play/trial/making/checkedMap.ts'
import { mapRequest } from '../../../rooms/shared/contract/maps.ts'
import { madeMap } from '../../../rooms/shared/maps/madeMap.ts'
import type { MapWish } from '../../../rooms/shared/maps/making/mapWish.ts'
import { readingOf } from '../../../rooms/shared/maps/mapReading.ts'
import { reachFrom, type TileGrid, tilesOf } from '../../../rooms/shared/maps/tileGrid.ts'
import { placesOfType } from '../../../rooms/shared/maps/tilePaths.ts'
import { type MapMode, mapModes } from '../../../rooms/shared/maps/tileTypes.ts'
import { modeStage } from '../modes/everyStage.ts'

const seeds = 500

/** Goes through all sizes of classes and lessons. */
const wishOf = (seed: number): MapWish => ({ players: 1 + ((7 * seed) % 200), questions: 3 + (seed % 48) })

const made = new Map<MapMode, TileGrid[]>()

/** Makes the maps once for all tests. */
function allMade(mode: MapMode): TileGrid[] {
  const maps = made.get(mode) ?? Array.from({ length: seeds }, (_, seed) => madeMap(mode, wishOf(seed), seed))
  made.set(mode, maps)
  return maps
}

const counted = (grid: TileGrid, ...types: string[]) => placesOfType(grid, (type) => types.includes(type)).length

describe.each(mapModes)('a map of %s that is made from a seed', (mode) => {
  const maps = allMade(mode)

  it('is one that somebody might save, and of which everything counts', () => {
    for (const [seed, grid] of maps.entries()) {
      const request = { name: 'Made', gameMode: mode, description: '', tiles: tilesOf(grid) }
      expect(mapRequest.safeParse(request).success, `seed ${seed}`).toBe(true)
      expect(readingOf(mode, grid).notes, `seed ${seed}`).toEqual([])
    }
  })

  it('is the same for the same seed, and another one for another', () => {
    for (let seed = 0; seed < seeds; seed += 5) expect(madeMap(mode, wishOf(seed), seed)).toEqual(maps[seed])
    const drawn = new Set(
      Array.from({ length: 100 }, (_, seed) => madeMap(mode, { players: 30, questions: 12 }, seed).types.join()),
    )
    expect(drawn.size).toBe(100)
  })

  it('lets bots get about, does something to them, and can be won', () => {
    const craft = modeStage(mode)
    for (let seed = 0; seed < seeds; seed += 25) {
      const game = triedMap(mode, wishOf(seed), seed, craft)
      let step = game.next()
      while (!step.done) step = game.next()
      const { grid: _, figures, ...rest } = step.value
      expect(isWorthPlaying(step.value), JSON.stringify({ ...rest, ...figures, trail: figures.trail.size })).toBe(true)
    }
  })
})

describe('what is made', () => {
  const largeAndSmall = (mode: MapMode) =>
    [
      { players: 4, questions: 5 },
      { players: 60, questions: 25 },
    ].map((wish) => madeMap(mode, wish, 1))

  it('a race is longer for a longer lesson, and its course meets itself nowhere', () => {
    const lengths = largeAndSmall('racing').map((grid) => readingOf('racing', grid).length ?? 0)
    expect(lengths[1]).toBeGreaterThan(2 * (lengths[0] ?? 0))
    for (const grid of allMade('racing')) {
      const drivable = grid.types.length - counted(grid, 'grass', 'water')
      expect(readingOf('racing', grid).length).toBe(drivable)
    }
  })

  it('an arena has room for its class, and a maze gold for it', () => {
    for (const mode of ['battle', 'gold-quest', 'survival'] as const) {
      const [small, large] = largeAndSmall(mode).map(({ types }) => types.length)
      expect(large).toBeGreaterThan(1.5 * (small ?? 0))
    }
    for (const grid of allMade('battle')) {
      expect(counted(grid, 'spawn')).toBeGreaterThanOrEqual(4)
      expect(counted(grid, 'powerup')).toBeGreaterThanOrEqual(2)
    }
    for (const grid of allMade('gold-quest')) {
      expect(counted(grid, 'gold')).toBeGreaterThanOrEqual(8)
      expect(counted(grid, 'trap')).toBeGreaterThanOrEqual(4)
    }
  })

  it('all floor of an arena and of a maze hangs together', () => {
    for (const mode of ['battle', 'gold-quest'] as const)
      for (const grid of allMade(mode)) {
        const open = placesOfType(grid, (type) => type !== 'wall')
        expect(reachFrom(grid, open[0] ?? 0, (type) => type !== 'wall').size).toBe(open.length)
      }
  })

  it('a tower is climbed from the bottom to the top, and its road is long enough to shoot at', () => {
    for (const grid of allMade('tower')) {
      const { ways, length } = readingOf('tower', grid)
      const climb = ways.at(-1) ?? []
      expect(Math.floor((climb[0] ?? 0) / grid.width)).toBe(grid.height - 1)
      expect(Math.floor((climb.at(-1) ?? 0) / grid.width)).toBeLessThanOrEqual(1)
      expect(length).toBeGreaterThanOrEqual(20)
      expect(counted(grid, 'tower-zone')).toBeGreaterThanOrEqual(8)
    }
  })

  it('a field of survival leaves most of its ground to stand on', () => {
    for (const grid of allMade('survival')) {
      const share = counted(grid, 'danger', 'enemy-swarm') / grid.types.length
      expect(share).toBeGreaterThan(0.04)
      expect(share).toBeLessThan(0.45)
    }
  })
})
