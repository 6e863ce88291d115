import { describe, expect, it } from 'vitest'
import { allAtOnce } from '../../../client/screens/play/replay/inSlices.ts'
import { type MapFigures, measuredMap } from '../../../client/screens/play/trial/mapFigures.ts'
import { type TileGrid, tilesOf } from '../../../rooms/shared/maps/tileGrid.ts'
import { type MapMode, mapModes } from '../../../rooms/shared/maps/tileTypes.ts'
import { defaultMaps, hostileMaps } from '../../rooms/shared/modes/hostileMaps.ts'
import { modeStage } from '../modes/everyStage.ts'

const measured = (mode: MapMode, grid: TileGrid, games = 3): MapFigures => {
  const trial = { mode, map: { name: 'Tried', tiles: tilesOf(grid) }, players: 12, questions: 8 }
  return allAtOnce(measuredMap(trial, { map: grid, craft: modeStage(mode) }, games))
}

const drawn = (width: number, height: number, typeAt: (x: number, y: number) => string): TileGrid => ({
  width,
  height,
  types: Array.from({ length: width * height }, (_, place) => typeAt(place % width, Math.floor(place / width))),
})

describe.each(mapModes)('what games of %s show of a map', (mode) => {
  it('is the same each time, and within what there is', () => {
    const [first] = defaultMaps(mode)
    if (!first) throw new Error('no map')
    const figures = measured(mode, first.grid)
    expect(measured(mode, first.grid)).toEqual(figures)
    expect(figures.steps).toBeGreaterThan(0)
    expect(figures.heap).toBeGreaterThanOrEqual(1)
    expect(figures.heap).toBeLessThanOrEqual(12)
    expect(figures.events).toBeGreaterThan(0)
    expect(figures.share).toBeGreaterThan(0)
    expect(figures.share).toBeLessThanOrEqual(1)
    expect(figures.tower === null).toBe(mode !== 'tower')
  })

  it('can be said of any drawing', () => {
    for (const { grid } of hostileMaps(mode).slice(0, 5)) expect(measured(mode, grid, 1).games).toBe(1)
  })
})

describe('the figures of a race', () => {
  const road = (special: string) => drawn(30, 5, (x, y) => (y !== 2 ? 'grass' : x === 12 ? special : 'track'))

  it('count what the road does to slimes', () => {
    expect(measured('racing', road('track')).events).toBe(0)
    expect(measured('racing', road('boost')).events).toBeGreaterThan(0)
  })

  it('count how far a longer road takes them, and who stands on one tile where there is none', () => {
    const [long, none] = [
      measured('racing', road('track')),
      measured(
        'racing',
        drawn(10, 10, () => 'grass'),
      ),
    ]
    expect(long.steps).toBeGreaterThan(2 * none.steps)
    expect(none.heap).toBeGreaterThan(long.heap)
  })
})

it('a trap behind all gold is named, as nobody ever walks there', () => {
  const row = ['gold', 'path', 'path', 'path', 'gold', 'path', 'path', 'path', 'path', 'path', 'path', 'gold', 'trap']
  const grid = drawn(row.length, 5, (x, y) => (y === 2 ? (row[x] ?? 'wall') : 'wall'))
  const trap = 2 * row.length + row.length - 1
  expect(measured('gold-quest', grid).unused).toContain(trap)
  expect(
    measured(
      'gold-quest',
      drawn(row.length, 5, (x, y) => (y !== 2 ? 'wall' : x === 6 ? 'trap' : x % 4 ? 'path' : 'gold')),
    ).unused,
  ).toEqual([])
})
