import { describe, expect, it } from 'vitest'
import { arenaGround, insideRing } from '../../../../client/modes/battle/world/arenaGround.ts'
import { templeWalls } from '../../../../client/modes/goldQuest/world/templeGround.ts'
import { distanceToTrack, raceGround } from '../../../../client/modes/racing/world/raceGround.ts'
import { lavaGround, placesOfSlab, slabPlaces } from '../../../../client/modes/survival/world/lavaGround.ts'
import { castleGround, castleTurrets } from '../../../../client/modes/tower/world/castleGround.ts'
import { drawnGrid, rowsWhere } from './drawnGrid.ts'

const race = (...rows: readonly string[]) =>
  drawnGrid({ '.': 'grass', '~': 'water', '=': 'track', '>': 'boost', '1': 'enemy-weak' }, ...rows)
const arena = (...rows: readonly string[]) => drawnGrid({ '.': 'arena', '#': 'wall' }, ...rows)
const island = (...rows: readonly string[]) => drawnGrid({ '.': 'safe', '~': 'danger', o: 'moving' }, ...rows)
const castle = (...rows: readonly string[]) =>
  drawnGrid(
    { '.': 'sky', '=': 'platform', H: 'ladder', S: 'enemy-path-start', '-': 'enemy-path', E: 'enemy-path-end' },
    ...rows,
  )

describe('the ground of a race', () => {
  it('drives over monsters and boosts as over track', () => {
    const grid = race('.....', '=>1==', '.....')
    expect(rowsWhere(grid, raceGround(grid).isTrack)).toEqual(['.....', '#####', '.....'])
  })

  it('paves the middle row where nobody drew a track, as racers use it', () => {
    const grid = race('...', '...', '...')
    expect(rowsWhere(grid, raceGround(grid).isTrack)).toEqual(['...', '###', '...'])
  })

  it('lets water flow on below a bridge and nowhere else below the track', () => {
    const grid = race('..~..', '=====', '..~..')
    const { isBridge, isWater } = raceGround(grid)
    expect(rowsWhere(grid, isBridge)).toEqual(['.....', '..#..', '.....'])
    expect(rowsWhere(grid, isWater)).toEqual(['..#..', '..#..', '..#..'])
  })

  it('lets water at the edge of the map go on beyond it, and track end there', () => {
    const { isWater, isTrack } = raceGround(race('~..', '===', '...'))
    expect([isWater(-5, -5), isWater(4, 0), isTrack(-1, 1)]).toEqual([true, false, false])
  })

  it('counts the way to the track in tiles, and no farther than it matters', () => {
    const { isTrack } = raceGround(race('.....', '=====', '.....'))
    expect(distanceToTrack(isTrack, 2.5, 1.5)).toBe(0)
    expect(distanceToTrack(isTrack, 2.5, 0.5)).toBe(0.5)
    expect(distanceToTrack(isTrack, 2.5, -7)).toBe(3)
  })
})

describe('the ground of an arena', () => {
  it('takes walls at the edge for the ring and others for blocks', () => {
    const grid = arena('#####', '#...#', '#.#.#', '#...#', '#####')
    const { isFloor, blocks } = arenaGround(grid)
    expect(rowsWhere(grid, isFloor)).toEqual(['.....', '.###.', '.###.', '.###.', '.....'])
    expect(blocks).toEqual([[12]])
  })

  it('makes a block of a wall that sticks out of the ring between two floors', () => {
    const grid = arena('....', '##..', '....')
    const { isFloor, blocks } = arenaGround(grid)
    expect(rowsWhere(grid, isFloor)).toEqual(['####', '####', '####'])
    expect(blocks).toEqual([[4, 5]])
  })

  it('is all floor where there are walls everywhere, as they count for none', () => {
    const grid = arena('##', '##')
    expect(rowsWhere(grid, arenaGround(grid).isFloor)).toEqual(['##', '##'])
  })

  it('leaves a row above the floor for the wall in the north', () => {
    const grid = arena('###', '#.#', '###')
    expect(rowsWhere(grid, insideRing(arenaGround(grid).isFloor))).toEqual(['.#.', '.#.', '...'])
  })
})

describe('the ground of a temple', () => {
  it('knows its walls, and none beyond the map', () => {
    const grid = drawnGrid({ '.': 'path', '#': 'wall' }, '#.', '.#')
    expect(rowsWhere(grid, templeWalls(grid))).toEqual(['#.', '.#'])
    expect(templeWalls(grid)(-1, 0)).toBe(false)
  })

  it('has no walls where there is nothing else', () => {
    const grid = drawnGrid({ '#': 'wall' }, '##', '##')
    expect(rowsWhere(grid, templeWalls(grid))).toEqual(['..', '..'])
  })
})

describe('the ground of an island', () => {
  it('carries everything that neither burns nor moves', () => {
    const grid = island('.~o', '..o')
    expect(rowsWhere(grid, lavaGround(grid).isLand)).toEqual(['#..', '##.'])
  })

  it.each([
    { of: 'nothing moving', rows: ['..', '..'], slabs: [] },
    { of: 'one tile', rows: ['.o'], slabs: ['1,0 1x1'] },
    { of: 'a long row, in pieces of three', rows: ['oooooooo'], slabs: ['0,0 3x1', '3,0 3x1', '6,0 2x1'] },
    { of: 'a field', rows: ['oooo', 'oooo', 'oooo', 'oooo'], slabs: ['0,0 3x3', '3,0 1x3', '0,3 3x1', '3,3 1x1'] },
    { of: 'an angle', rows: ['oo', 'o.'], slabs: ['0,0 2x1', '0,1 1x1'] },
  ])('merges $of', ({ rows, slabs }) => {
    const found = slabPlaces(island(...rows)).map(({ x, y, width, height }) => `${x},${y} ${width}x${height}`)
    expect(found).toEqual(slabs)
  })

  it('lays every moving tile on one slab and no other tile on any', () => {
    const grid = island('oo.oo', 'ooooo', '.ooo~', 'o~oo.', 'ooooo')
    const laid = slabPlaces(grid).flatMap((slab) => placesOfSlab(grid, slab))
    const moving = grid.types.flatMap((type, place) => (type === 'moving' ? [place] : []))
    expect(laid.toSorted((a, b) => a - b)).toEqual(moving)
  })
})

describe('the ground of a castle', () => {
  it('has walls where at most three tiles of air are between two floors', () => {
    const grid = castle('==...', '..H..', '==..=', '.....', '.....', '.....', '....=')
    expect(rowsWhere(grid, castleGround(grid).isWall)).toEqual([
      '.....',
      '##...',
      '.....',
      '....#',
      '....#',
      '....#',
      '.....',
    ])
  })

  it('leaves the sky open where floors are farther apart', () => {
    const grid = castle('=', '.', '.', '.', '.', '=')
    expect(rowsWhere(grid, castleGround(grid).isWall)).toEqual(['.', '.', '.', '.', '.', '.'])
  })

  it('lays floor under a ladder that ends beside one, and builds the wall on below it', () => {
    const grid = castle('==H==', '..H..', '==H==', '.....', '=====')
    const { isFloor, isWall } = castleGround(grid)
    expect(rowsWhere(grid, isFloor)).toEqual(['##.##', '.....', '#####', '.....', '#####'])
    expect(rowsWhere(grid, isWall)).toEqual(['..#..', '#####', '.....', '#####', '.....'])
  })

  it('lets a ladder stand on the floor below it as long as there is one', () => {
    const grid = castle('=....', 'H....', 'H=...', '=====')
    expect(rowsWhere(grid, castleGround(grid).isFloor)).toEqual(['#....', '.....', '.#...', '#####'])
  })

  it('paves the bottom row where no road leads anywhere, and otherwise only what was drawn', () => {
    const [roadless, withRoad] = [castle('...', '...'), castle('S-E', '...')]
    expect(rowsWhere(roadless, castleGround(roadless).isRoad)).toEqual(['...', '###'])
    expect(rowsWhere(withRoad, castleGround(withRoad).isRoad)).toEqual(['###', '...'])
  })

  it('has turrets where a storey ends, and none beside a single stone', () => {
    const [wide, single] = [castle('.===.', '.....', '.===.'), castle('..=..', '.....', '..=..')]
    expect(castleTurrets(wide, castleGround(wide)).map(({ x }) => x)).toEqual([0.65, 4.35])
    expect(castleTurrets(single, castleGround(single))).toEqual([])
  })

  it('has no turret behind a ladder', () => {
    const grid = castle('.....', 'H===.', 'H....', 'H===.', 'H....', '=====')
    expect(castleTurrets(grid, castleGround(grid)).filter(({ x }) => x < 1)).toEqual([])
  })
})
