import { describe, expect, it } from 'vitest'
import { type Loop, regionCorners } from '../../../../client/stage/world/outline/regionCorners.ts'
import { regionOutline } from '../../../../client/stage/world/outline/regionOutline.ts'

const insideOf =
  (...rows: readonly string[]) =>
  (x: number, y: number) =>
    rows[y]?.[x] === '#'

const area = { left: 0, top: 0, right: 6, bottom: 6 }
const written = (loops: readonly Loop[]) => loops.map((loop) => loop.map(({ x, y }) => `${x},${y}`).join(' '))

/** Twice the area inside a loop. It is negative if the loop runs anticlockwise. */
const turning = (loop: Loop) =>
  loop.reduce((sum, point, index) => {
    const next = loop[(index + 1) % loop.length] ?? point
    return sum + point.x * next.y - next.x * point.y
  }, 0)

describe('the corners of a region', () => {
  it.each([
    { of: 'nothing', rows: ['...'], joins: false, loops: [] },
    { of: 'one tile', rows: ['#'], joins: false, loops: ['0,0 1,0 1,1 0,1'] },
    {
      of: 'a row of tiles, which has no corners between them',
      rows: ['###'],
      joins: false,
      loops: ['0,0 3,0 3,1 0,1'],
    },
    { of: 'an angle', rows: ['#.', '##'], joins: false, loops: ['0,0 1,0 1,1 2,1 2,2 0,2'] },
    {
      of: 'two tiles that touch by a corner and stay apart',
      rows: ['#.', '.#'],
      joins: false,
      loops: ['0,0 1,0 1,1 0,1', '1,1 2,1 2,2 1,2'],
    },
    {
      of: 'two tiles that touch by a corner and hang together',
      rows: ['#.', '.#'],
      joins: true,
      loops: ['0,0 1,0 1,1 2,1 2,2 1,2 1,1 0,1'],
    },
    {
      of: 'a ring, whose hole is a loop of its own',
      rows: ['###', '#.#', '###'],
      joins: false,
      loops: ['0,0 3,0 3,3 0,3', '2,1 1,1 1,2 2,2'],
    },
  ])('of $of', ({ rows, joins, loops }) => {
    expect(written(regionCorners(insideOf(...rows), area, joins))).toEqual(loops)
  })

  it('end where the area ends', () => {
    expect(written(regionCorners(() => true, { left: -1, top: 0, right: 1, bottom: 2 }))).toEqual(['-1,0 1,0 1,2 -1,2'])
  })

  it('run around land clockwise and around holes the other way', () => {
    const [land, hole] = regionCorners(insideOf('###', '#.#', '###'), area)
    expect([turning(land ?? []) > 0, turning(hole ?? []) > 0]).toEqual([true, false])
  })
})

describe('the outline of a region', () => {
  it('rounds a tile of its own to a circle, as no radius is more than half an edge', () => {
    const [loop] = regionOutline(insideOf('#'), area, { outer: 2, inner: 2 })
    const reaches = (loop ?? []).map(({ x, y }) => Math.hypot(x - 0.5, y - 0.5))
    expect(Math.min(...reaches)).toBeGreaterThan(0.48)
    expect(Math.max(...reaches)).toBeLessThan(0.501)
  })

  it('keeps to the tiles where nothing wobbles', () => {
    const points = regionOutline(insideOf('##', '#.'), area, { outer: 0.3, inner: 0.2 }).flat()
    expect(points.every(({ x, y }) => x >= 0 && y >= 0 && x <= 2 && y <= 2)).toBe(true)
  })

  it('strays no farther than it may', () => {
    const straight = regionOutline(insideOf('###'), area, { outer: 0.3, inner: 0.3 }).flat()
    const wobbly = regionOutline(insideOf('###'), area, { outer: 0.3, inner: 0.3, wobble: 0.1 }).flat()
    const strays = wobbly.map(({ x, y }, index) =>
      Math.hypot(x - (straight[index]?.x ?? 0), y - (straight[index]?.y ?? 0)),
    )
    expect(Math.max(...strays)).toBeGreaterThan(0.02)
    expect(Math.max(...strays)).toBeLessThan(0.2)
  })

  it('has a point every tenth of a tile, so that straight lines can stray, too', () => {
    const [loop = []] = regionOutline(insideOf('####'), area, { outer: 0.4, inner: 0.4 })
    const gaps = loop.map((point, index) => {
      const next = loop[(index + 1) % loop.length] ?? point
      return Math.hypot(next.x - point.x, next.y - point.y)
    })
    expect(Math.max(...gaps)).toBeLessThan(0.11)
  })

  it('is the same each time it is drawn', () => {
    const draw = () => regionOutline(insideOf('##', '.#'), area, { outer: 0.5, inner: 0.5, wobble: 0.2, salt: 7 })
    expect(draw()).toEqual(draw())
  })
})
