import { describe, expect, it } from 'vitest'
import { mapModes } from '../../rooms/shared/maps/tileTypes.ts'
import { distance, drawings, isMonster, walkable } from './mapDrawings.ts'

const one = <T>(all: readonly T[]): T => {
  if (all.length === 0) throw new Error('there is none')
  return all[0] as T
}

describe('the default maps', () => {
  it.each(mapModes)('are at least three for %s', (mode) => {
    expect(drawings.filter(({ map }) => map.gameMode === mode).length).toBeGreaterThanOrEqual(3)
  })

  it('have names of their own, and file names that begin with their mode', () => {
    expect(new Set(drawings.map(({ map }) => map.name)).size).toBe(drawings.length)
    for (const { file, map } of drawings) expect(file.startsWith(`${map.gameMode}-`), file).toBe(true)
  })

  it.each(drawings.map(({ file, ...rest }) => [file, rest] as const))(
    '%s says what it is, and explains what it draws and no more',
    (_, { content, map }) => {
      expect(map.description).toMatch(/^.{30,200}\.$/)
      expect(Object.keys(content.legend).sort()).toEqual([...new Set(content.rows.join(''))].sort())
    },
  )
})

describe.each(walkable('racing'))('%s', (_, { of, monsters, neighbours, reach }) => {
  const course = of('track', 'boost', 'obstacle', 'enemy-weak', 'enemy-medium', 'enemy-strong')
  const drivable = new Set(course)
  const isAside = (tile: (typeof course)[number]) =>
    tile.type === 'boost' && neighbours(tile).filter((next) => drivable.has(next)).length === 1
  const asides = course.filter(isAside)
  for (const aside of asides) course.splice(course.indexOf(aside), 1)
  const onCourse = new Set(course)
  const ways = course.map((tile) => neighbours(tile).filter((next) => onCourse.has(next)).length)
  const ends = course.filter((_, index) => ways[index] === 1)

  it('is one course without forks, gaps or loops, and boosts at most lie beside it', () => {
    expect(ends).toHaveLength(2)
    expect(ways.filter((count) => count === 2)).toHaveLength(course.length - 2)
    expect(reach(one(ends), (tile) => onCourse.has(tile)).size).toBe(course.length)
  })

  it('is long and winding', () => {
    expect(course.length).toBeGreaterThanOrEqual(60)
    expect(course.length).toBeLessThanOrEqual(150)
    const bends = course.filter((tile) => {
      const [a, b] = neighbours(tile).filter((next) => onCourse.has(next))
      return a && b && a.x !== b.x && a.y !== b.y
    })
    expect(bends.length).toBeGreaterThanOrEqual(10)
  })

  it('has boosts, obstacles and a few monsters, none of them at the start', () => {
    expect(of('boost').length).toBeGreaterThanOrEqual(3)
    expect(of('obstacle').length).toBeGreaterThanOrEqual(3)
    expect(monsters.length).toBeGreaterThanOrEqual(1)
    expect(monsters.length).toBeLessThanOrEqual(4)
    const fromEnds = ends.map((end) => reach(end, (tile) => onCourse.has(tile)))
    for (const monster of monsters)
      for (const steps of fromEnds) expect(steps.get(monster)).toBeGreaterThan(course.length / 10)
  })
})

describe.each(walkable('battle'))('%s', (_, { tiles, of, monsters, reach }) => {
  const floor = tiles.filter(({ type }) => type !== 'wall')

  it('lets everybody walk everywhere', () => {
    expect(reach(one(floor), ({ type }) => type !== 'wall').size).toBe(floor.length)
  })

  it('has room, spawns for many, power-ups and monsters', () => {
    expect(floor.length).toBeGreaterThanOrEqual(150)
    expect(of('spawn').length).toBeGreaterThanOrEqual(8)
    expect(of('powerup').length).toBeGreaterThanOrEqual(3)
    expect(monsters.length).toBeGreaterThanOrEqual(5)
  })

  it('puts nobody next to a monster to begin with', () => {
    for (const spawn of of('spawn'))
      for (const monster of monsters) expect(distance(spawn, monster)).toBeGreaterThanOrEqual(3)
  })
})

describe.each(walkable('gold-quest'))('%s', (_, { of, neighbours, reach, share }) => {
  const gold = of('gold')
  const isGuarded = gold.filter((tile) => neighbours(tile).some(isMonster))

  it('lets everybody reach all gold without walking through a monster', () => {
    const steps = reach(one(gold), (tile) => tile.type !== 'wall' && !isMonster(tile))
    expect(gold.filter((tile) => !steps.has(tile))).toEqual([])
    expect(steps.size).toBe(of('path', 'gold', 'trap').length)
  })

  it('has plenty of gold, some of it guarded and most of it not', () => {
    expect(gold.length).toBeGreaterThanOrEqual(10)
    expect(isGuarded.length).toBeGreaterThanOrEqual(1)
    expect(isGuarded.length).toBeLessThan(gold.length / 2)
  })

  it('is a maze with traps in it', () => {
    expect(share('wall')).toBeGreaterThan(0.3)
    expect(share('wall')).toBeLessThan(0.65)
    expect(of('trap').length).toBeGreaterThanOrEqual(5)
  })
})

describe.each(walkable('tower'))('%s', (_, { of, monsters, reach }) => {
  const road = of('enemy-path-start', 'enemy-path', 'enemy-path-end')
  const onRoad = new Set(road)
  const climb = of('platform', 'ladder', 'checkpoint')
  const onClimb = new Set(climb)

  it('leads monsters along one road from its start to its end', () => {
    expect(of('enemy-path-start')).toHaveLength(1)
    expect(of('enemy-path-end')).toHaveLength(1)
    const start = one(of('enemy-path-start'))
    const steps = reach(start, (tile) => onRoad.has(tile))
    expect(steps.get(one(of('enemy-path-end')))).toBe(road.length - 1)
    expect(road.length).toBeGreaterThanOrEqual(20)
    expect(road.length).toBeLessThanOrEqual(45)
  })

  it('has zones for many towers, all of them in reach of the road', () => {
    expect(of('tower-zone').length).toBeGreaterThanOrEqual(12)
    for (const zone of of('tower-zone')) expect(road.some((tile) => distance(zone, tile) <= 3)).toBe(true)
  })

  it('lets slimes climb from the lowest place to the highest, past checkpoints', () => {
    expect(reach(one(climb), (tile) => onClimb.has(tile)).size).toBe(climb.length)
    const heights = climb.map(({ y }) => y)
    expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThanOrEqual(9)
    expect(of('checkpoint').length).toBeGreaterThanOrEqual(3)
  })

  it('lets the first monsters wait beside the road', () => {
    expect(monsters.length).toBeGreaterThanOrEqual(1)
    for (const monster of monsters) {
      const nearby = reach(monster, (tile) => isMonster(tile) || onRoad.has(tile))
      expect([...nearby.keys()].some((tile) => onRoad.has(tile))).toBe(true)
    }
  })
})

describe.each(walkable('survival'))('%s', (_, { tiles, of, monsters, share }) => {
  it('leaves ground to flee to, and has danger and moving tiles to flee from', () => {
    expect(share('safe')).toBeGreaterThan(0.1)
    expect(share('safe')).toBeLessThan(0.75)
    expect(share('danger')).toBeGreaterThan(0.06)
    expect(share('danger')).toBeLessThan(0.45)
    expect(share('moving')).toBeGreaterThan(0.09)
  })

  it('lets slimes get everywhere in moves of two tiles that end off the danger', () => {
    const footing = tiles.filter(({ type }) => type !== 'danger' && type !== 'enemy-swarm')
    const seen = new Set([one(footing)])
    for (const tile of seen) for (const next of footing) if (distance(tile, next) <= 2) seen.add(next)
    expect(footing.filter((tile) => !seen.has(tile))).toEqual([])
  })

  it('has several enemies, and no more swarms than count', () => {
    expect(monsters.length).toBeGreaterThanOrEqual(4)
    expect(of('enemy-swarm').length).toBeLessThanOrEqual(4)
  })
})
