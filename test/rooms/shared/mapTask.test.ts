import { expect, test } from 'vitest'
import { readingOf } from '../../../rooms/shared/maps/mapReading.ts'
import { foundOn, type MapTask } from '../../../rooms/shared/maps/mapTask.ts'
import { gridOfMap, type TileGrid } from '../../../rooms/shared/maps/tileGrid.ts'
import { isMapMode, mapModes, tilesOf, wishesOf } from '../../../rooms/shared/maps/tileTypes.ts'
import { drawings } from '../../assets/mapDrawings.ts'

test.each(mapModes)(
  '%s: whatever can be asked for is a tile of the mode, and a default map has some that count',
  (mode) => {
    const grids = drawings.flatMap(({ map }) => (map.gameMode === mode ? [gridOfMap(map)] : []))
    const counted = wishesOf(mode).filter((type) => {
      expect(tilesOf(mode)).toContain(type)
      return grids.some((grid) => (foundOn({ title: '', mode, wishes: [{ type, least: 1 }] }, grid)[0] ?? 0) > 0)
    })
    // Only few of the maps have a monster of the third strength.
    expect(counted.length).toBeGreaterThanOrEqual(wishesOf(mode).length - 1)
  },
)

test('a wish is fulfilled by tiles that do something: those that the rule book leaves out do not count', () => {
  for (const { map } of drawings) {
    if (!isMapMode(map.gameMode)) continue
    const mode = map.gameMode
    const grid = gridOfMap(map)
    const task: MapTask = { title: '', mode, wishes: wishesOf(mode).map((type) => ({ type, least: 1 })) }
    const reading = readingOf(mode, grid)
    const found = foundOn(task, grid)
    for (const [at, type] of wishesOf(mode).entries())
      expect(found[at]).toBe(new Set(reading.counting.filter((place) => grid.types[place] === type)).size)
  }
  // No player can reach gold behind walls.
  const types: string[] = Array.from({ length: 25 }, (_, place) => (place % 5 === 0 ? 'path' : 'wall'))
  types[24] = 'gold'
  types[23] = 'wall'
  const walled: TileGrid = { width: 5, height: 5, types }
  const task: MapTask = { title: '', mode: 'gold-quest', wishes: [{ type: 'gold', least: 1 }] }
  expect(foundOn(task, walled)).toEqual([0])
  types[20] = 'gold'
  expect(foundOn(task, { ...walled, types: [...types] })).toEqual([1])
})
