import { expect, it } from 'vitest'
import { ofLastMap } from '../../../../rooms/shared/maps/ofLastMap.ts'
import type { TileGrid } from '../../../../rooms/shared/maps/tileGrid.ts'
import { longestCourse } from '../../../../rooms/shared/modes/racing/raceCourse.ts'

const map = (width: number, tiles: string): TileGrid => ({ width, height: tiles.length / width, types: [...tiles] })

it('the same tiles are searched once, whoever brings them', () => {
  const searched: TileGrid[] = []
  const find = ofLastMap((grid) => searched.push(grid))
  expect([find(map(2, 'abab')), find(map(2, 'abab')), searched.length]).toEqual([1, 1, 1])
})

it('a tile, and a side, make another map', () => {
  const find = ofLastMap(({ width, types }) => `${width}${types.join('')}`)
  for (const [width, tiles] of [
    [2, 'abab'],
    [2, 'abaa'],
    [4, 'abaa'],
    [2, 'abaa'],
    [2, 'abaaaa'],
  ] as const)
    expect(find(map(width, tiles))).toBe(`${width}${tiles}`)
})

it('a course is found anew on each map', () => {
  const road = (at: number) => ({
    width: 6,
    height: 5,
    types: Array.from({ length: 30 }, (_, place) => (Math.floor(place / 6) === at ? 'track' : 'grass')),
  })
  expect([1, 2, 1].map((row) => longestCourse(road(row))[0])).toEqual([6, 12, 6])
})
