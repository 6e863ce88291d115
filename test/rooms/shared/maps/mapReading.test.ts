import { describe, expect, it } from 'vitest'
import { readingOf } from '../../../../rooms/shared/maps/mapReading.ts'
import { gridOf, type TileGrid, tilesOf } from '../../../../rooms/shared/maps/tileGrid.ts'
import type { MapMode } from '../../../../rooms/shared/maps/tileTypes.ts'
import { drawings } from '../../../assets/mapDrawings.ts'

/** One character per tile. */
const drawn = (legend: Record<string, string>, ...rows: string[]): TileGrid => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  types: rows.flatMap((row) => [...row].map((character) => legend[character] ?? character)),
})

const warnings = (mode: MapMode, grid: TileGrid) => readingOf(mode, grid).notes.map(({ warning }) => warning)

describe.each(drawings.map(({ file, map }) => [file, map] as const))('%s', (_, map) => {
  it('is drawn without a warning', () => {
    expect(warnings(map.gameMode, gridOf(map.tiles))).toEqual([])
  })
})

it('tiles become a grid and tiles again', () => {
  const map = drawings[0]?.map
  expect(map && gridOf(tilesOf(gridOf(map.tiles)))).toEqual(map && gridOf(map.tiles))
})

describe('racing', () => {
  const legend = { '.': 'grass', '#': 'track', '+': 'boost', '1': 'enemy-weak' }
  it('warns when there is nothing to drive on, and one tile is nothing', () => {
    expect(warnings('racing', drawn(legend, '...', '...'))).toEqual(['noCourse'])
    expect(warnings('racing', drawn(legend, '#..', '..#'))).toEqual(['noCourse'])
  })
  it('takes everything drivable as a course, and does not drive over corners', () => {
    expect(warnings('racing', drawn(legend, '#+1######', '.........'))).toEqual([])
    expect(warnings('racing', drawn(legend, '########.', '........#'))).toEqual(['splitCourse'])
  })
  it('says what is raced: the shortest way, and only so many monsters on it', () => {
    const oval = drawn(legend, '##########', '#........#', '##########')
    expect(readingOf('racing', oval).notes).toMatchObject([{ warning: 'unusedTrack', places: { length: 10 } }])
    expect(warnings('racing', drawn(legend, '###'))).toEqual(['shortCourse'])
    const crowded = readingOf('racing', drawn(legend, `#${'+'.repeat(12)}#`, '..............'))
    expect(crowded.counting).toHaveLength(12)
    expect(crowded.worth?.map(({ pays }) => pays)).toEqual(Array(12).fill(13))
    const blocked = readingOf('racing', drawn(legend, `#${'1#'.repeat(5)}#`, '.'.repeat(12)))
    expect(blocked.notes).toMatchObject([{ warning: 'surplusTiles', places: { length: 2 }, mending: 'track' }])
    const ends = readingOf('racing', drawn(legend, '+#######+'))
    expect(ends.notes).toMatchObject([{ warning: 'besideCourse', places: [0, 8] }])
  })
  it('does not take the end of one row for the beginning of the next', () => {
    expect(warnings('racing', drawn(legend, '..#', '#..'))).toEqual(['noCourse'])
  })
})

describe('battle', () => {
  const legend = { '.': 'arena', '#': 'wall', S: 'spawn' }
  it('warns when nobody has a place to start', () => {
    expect(warnings('battle', drawn(legend, '.#.'))).toEqual(['noSpawn'])
    expect(warnings('battle', drawn(legend, '###'))).toEqual(['noFloor'])
    expect(warnings('battle', drawn(legend, '.#S'))).toEqual([])
  })
})

describe('gold quest', () => {
  const legend = { '.': 'path', '#': 'wall', $: 'gold', '^': 'trap' }
  it('warns of missing gold and of missing paths', () => {
    expect(warnings('gold-quest', drawn(legend, '...'))).toEqual(['noGold'])
    expect(warnings('gold-quest', drawn(legend, '$#^'))).toEqual(['noPath'])
    expect(warnings('gold-quest', drawn(legend, '###'))).toEqual(['noGold', 'noPath'])
  })
  it('warns of gold behind walls, and not of gold behind traps', () => {
    expect(warnings('gold-quest', drawn(legend, '.#$'))).toEqual(['goldOutOfReach'])
    expect(warnings('gold-quest', drawn(legend, '.^$'))).toEqual([])
  })
})

describe('tower', () => {
  const legend = { '.': 'sky', S: 'enemy-path-start', '-': 'enemy-path', E: 'enemy-path-end', T: 'tower-zone' }
  it('warns when monsters have no beginning, no end, or no way between them', () => {
    expect(warnings('tower', drawn(legend, '..-..T'))).toEqual(['noEnemyStart', 'noEnemyEnd'])
    expect(warnings('tower', drawn(legend, 'S--..T'))).toEqual(['noEnemyEnd'])
    expect(warnings('tower', drawn(legend, '.--E.T'))).toEqual(['noEnemyStart'])
    expect(warnings('tower', drawn(legend, 'S-.E.T'))).toEqual(['brokenEnemyPath'])
    expect(warnings('tower', drawn(legend, 'S------E.T'))).toEqual([])
    expect(warnings('tower', drawn(legend, 'S--E.T'))).toEqual(['shortRoad'])
    expect(warnings('tower', drawn(legend, 'S------E.T', '-.........'))).toEqual(['unusedRoad'])
  })
  it('warns when there is nowhere to build', () => {
    expect(warnings('tower', drawn(legend, 'S------E..'))).toEqual(['noTowerZone'])
  })
})

describe('survival', () => {
  it('warns when nothing is safe', () => {
    expect(warnings('survival', drawn({ '!': 'danger', m: 'moving' }, '!mm!'))).toEqual(['noSafeTile'])
    expect(warnings('survival', drawn({ '!': 'danger', '.': 'safe' }, '!..!'))).toEqual([])
  })
})
