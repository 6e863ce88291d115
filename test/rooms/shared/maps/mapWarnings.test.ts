import { describe, expect, it } from 'vitest'
import { mapWarnings } from '../../../../rooms/shared/maps/mapWarnings.ts'
import { gridOf, type TileGrid, tilesOf } from '../../../../rooms/shared/maps/tileGrid.ts'
import { drawings } from '../../../assets/mapDrawings.ts'

/** One character per tile. */
const drawn = (legend: Record<string, string>, ...rows: string[]): TileGrid => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  types: rows.flatMap((row) => [...row].map((character) => legend[character] ?? character)),
})

describe.each(drawings.map(({ file, map }) => [file, map] as const))('%s', (_, map) => {
  it('is drawn without a warning', () => {
    expect(mapWarnings(map.gameMode, gridOf(map.tiles))).toEqual([])
  })
})

it('tiles become a grid and tiles again', () => {
  const map = drawings[0]?.map
  expect(map && gridOf(tilesOf(gridOf(map.tiles)))).toEqual(map && gridOf(map.tiles))
})

describe('racing', () => {
  const legend = { '.': 'grass', '#': 'track', '+': 'boost', '1': 'enemy-weak' }
  it('warns when there is nothing to drive on, and one tile is nothing', () => {
    expect(mapWarnings('racing', drawn(legend, '...', '...'))).toEqual(['noCourse'])
    expect(mapWarnings('racing', drawn(legend, '#..', '..#'))).toEqual(['noCourse'])
  })
  it('takes everything drivable as a course, and does not drive over corners', () => {
    expect(mapWarnings('racing', drawn(legend, '#+1', '...'))).toEqual([])
    expect(mapWarnings('racing', drawn(legend, '##.', '..#'))).toEqual(['splitCourse'])
  })
  it('does not take the end of one row for the beginning of the next', () => {
    expect(mapWarnings('racing', drawn(legend, '..#', '#..'))).toEqual(['noCourse'])
  })
})

describe('battle', () => {
  const legend = { '.': 'arena', '#': 'wall', S: 'spawn' }
  it('warns when nobody has a place to start', () => {
    expect(mapWarnings('battle', drawn(legend, '.#.'))).toEqual(['noSpawn'])
    expect(mapWarnings('battle', drawn(legend, '###'))).toEqual(['noFloor'])
    expect(mapWarnings('battle', drawn(legend, '.#S'))).toEqual([])
  })
})

describe('gold quest', () => {
  const legend = { '.': 'path', '#': 'wall', $: 'gold', '^': 'trap' }
  it('warns of missing gold and of missing paths', () => {
    expect(mapWarnings('gold-quest', drawn(legend, '...'))).toEqual(['noGold'])
    expect(mapWarnings('gold-quest', drawn(legend, '$#^'))).toEqual(['noPath'])
    expect(mapWarnings('gold-quest', drawn(legend, '###'))).toEqual(['noGold', 'noPath'])
  })
  it('warns of gold behind walls, and not of gold behind traps', () => {
    expect(mapWarnings('gold-quest', drawn(legend, '.#$'))).toEqual(['goldOutOfReach'])
    expect(mapWarnings('gold-quest', drawn(legend, '.^$'))).toEqual([])
  })
})

describe('tower', () => {
  const legend = { '.': 'sky', S: 'enemy-path-start', '-': 'enemy-path', E: 'enemy-path-end', T: 'tower-zone' }
  it('warns when monsters have no beginning, no end, or no way between them', () => {
    expect(mapWarnings('tower', drawn(legend, '..-..T'))).toEqual(['noEnemyStart', 'noEnemyEnd'])
    expect(mapWarnings('tower', drawn(legend, 'S--..T'))).toEqual(['noEnemyEnd'])
    expect(mapWarnings('tower', drawn(legend, '.--E.T'))).toEqual(['noEnemyStart'])
    expect(mapWarnings('tower', drawn(legend, 'S-.E.T'))).toEqual(['brokenEnemyPath'])
    expect(mapWarnings('tower', drawn(legend, 'S--E.T'))).toEqual([])
  })
  it('warns when there is nowhere to build', () => {
    expect(mapWarnings('tower', drawn(legend, 'S--E..'))).toEqual(['noTowerZone'])
  })
})

describe('survival', () => {
  it('warns when nothing is safe', () => {
    expect(mapWarnings('survival', drawn({ '!': 'danger', m: 'moving' }, '!m!'))).toEqual(['noSafeTile'])
    expect(mapWarnings('survival', drawn({ '!': 'danger', '.': 'safe' }, '!.!'))).toEqual([])
  })
})
