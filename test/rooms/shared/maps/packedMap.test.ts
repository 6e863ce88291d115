import { describe, expect, it } from 'vitest'
import { packMap, playedMap, unpackMap } from '../../../../rooms/shared/maps/packedMap.ts'
import { plainMap } from '../../../../rooms/shared/maps/plainMap.ts'
import { tilesOf } from '../../../../rooms/shared/maps/tileGrid.ts'
import { mapModes } from '../../../../rooms/shared/maps/tileTypes.ts'
import { defaultMaps, hostileMaps } from '../modes/hostileMaps.ts'

const maps = mapModes.flatMap((mode) => [...defaultMaps(mode), ...hostileMaps(mode)].map((map) => ({ mode, ...map })))

describe('a map on its way to a device', () => {
  it.each(maps)('$mode, $name: comes out as it went in', ({ name, grid }) => {
    expect(unpackMap(packMap(name, grid))).toEqual(grid)
  })

  it.each(maps)('$mode, $name: is no heavier than a character a tile and its legend', ({ name, grid }) => {
    const { tiles, legend } = packMap(name, grid)
    expect(tiles).toHaveLength(grid.width * grid.height)
    expect(legend).toEqual([...new Set(grid.types)])
  })

  it('is plain ground where the map of a game is gone', () => {
    const packed = playedMap('racing', null)
    expect(packed && unpackMap(packed)).toEqual(plainMap('racing'))
  })

  it('is the map of the game where it has one', () => {
    const grid = { width: 2, height: 1, types: ['track', 'grass'] }
    const packed = playedMap('racing', { name: 'Lane', tiles: tilesOf(grid) })
    expect(packed).toMatchObject({ name: 'Lane', width: 2, height: 1, tiles: '01' })
  })

  it('brings the scenery it lies in, and none that this device does not know', () => {
    const tiles = tilesOf({ width: 1, height: 1, types: ['track'] })
    const packed = playedMap('racing', { name: 'Lane', tiles, scenery: 'ice' })
    expect(packed && unpackMap(packed)).toMatchObject({ scenery: 'ice' })
    expect(packed && unpackMap({ ...packed, scenery: 'mars' as 'ice' })).not.toHaveProperty('scenery')
  })

  it('is none in a mode without maps', () => {
    expect(playedMap('classic', null)).toBeNull()
  })
})
