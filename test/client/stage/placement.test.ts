import { describe, expect, it } from 'vitest'
import { onTheRoad } from '../../../client/modes/racing/world/onTheRoad.ts'
import { emptyBoard, type StagedBoard } from '../../../client/stage/board/stagedBoard.ts'
import { fanOf } from '../../../client/stage/place/fan.ts'
import { freeLabels, isOverHead, keptApart, type LabelBox } from '../../../client/stage/place/freeLabels.ts'
import { type Ground, placeFigures } from '../../../client/stage/place/placement.ts'
import { playedField } from '../../../client/stage/place/playedField.ts'
import type { StageFigure } from '../../../client/stage/stageView.ts'

/** A field ten tiles wide, of tiles that are 60 x 52 pixels. */
const ground: Ground = {
  tile: { width: 60, height: 52 },
  pixel: 1,
  feetBelowMiddle: 10,
  footOf: (place) => ({ x: (place % 10) * 60 + 30, y: Math.floor(place / 10) * 52 + 36 }),
}

const figures = (count: number): StageFigure[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `p${index + 1}`,
    name: `P${index + 1}`,
    slime: 'mint',
    rank: index + 1,
    isDone: true,
  }))

const boardOf = (spots: Record<string, number>, more: Partial<StagedBoard> = {}): StagedBoard => ({
  ...emptyBoard,
  spots,
  ...more,
})

const allAt = (place: number, count: number) => boardOf(Object.fromEntries(figures(count).map(({ id }) => [id, place])))

describe('placing figures', () => {
  it('puts somebody who stands alone on the foot of their place', () => {
    const { spots } = placeFigures(boardOf({ p1: 23 }), figures(1), ground)
    expect(spots.get('p1')).toMatchObject(ground.footOf(23))
  })

  it('leaves out who stands nowhere', () => {
    expect([...placeFigures(boardOf({ p2: 5 }), figures(3), ground).spots.keys()]).toEqual(['p2'])
  })

  it.each([
    [1, 96],
    [12, 96],
    [13, 81],
    [36, 81],
    [37, 66],
    [60, 66],
    [61, 63],
    [200, 63],
    [201, 45],
    [1000, 45],
  ])('makes each of %i players %i pixels wide', (count, size) => {
    const { spots } = placeFigures(allAt(0, count), figures(count), ground)
    expect(spots.get(`p${count}`)?.size).toBe(count === 1 ? 96 : size)
  })

  it('leaves the faces of a class of thirty 70 pixels and more on the finest of maps', () => {
    for (const pixel of [1, 0.5, 2]) {
      const fine = { ...ground, pixel, tile: { width: 20, height: 17 } }
      const { spots } = placeFigures(allAt(0, 30), figures(30), fine)
      for (const { size } of spots.values()) expect(size / pixel).toBeGreaterThanOrEqual(70)
    }
  })

  it('keeps figures readable where tiles are tiny, and smaller than a wall where they are huge', () => {
    const sized = (width: number) =>
      placeFigures(allAt(0, 5), figures(5), { ...ground, tile: { width, height: width } }).spots.get('p1')?.size
    expect(sized(10)).toBe(78)
    expect(sized(400)).toBe(150)
  })

  it('lets the first three stand out of a crowd', () => {
    const { spots } = placeFigures(allAt(0, 100), figures(100), ground)
    const sizes = ['p1', 'p3', 'p4', 'p100'].map((id) => spots.get(id)?.size ?? 0)
    expect(sizes[0]).toBeGreaterThan(sizes[2] ?? 0)
    expect(sizes[1]).toBe(sizes[0])
    expect(sizes[3]).toBe(sizes[2])
  })

  it.each([2, 12, 30, 200])('lets %i share a place without hiding anybody exactly behind another', (count) => {
    const { spots } = placeFigures(allAt(44, count), figures(count), ground)
    const taken = new Set([...spots.values()].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`))
    expect(taken.size).toBe(count)
  })

  it('lets a class of thirty begin a race along its road, and not behind its start', () => {
    const course = [20, 21, 22, 23, 24, 25, 26, 27, 28, 29]
    const xsOf = (board: StagedBoard) =>
      [...placeFigures(board, figures(30), ground, onTheRoad).spots.values()]
        .map(({ x }) => Math.round(x))
        .sort((a, b) => a - b)
    const heap = xsOf(allAt(20, 30))
    const pack = xsOf({ ...allAt(20, 30), course })
    const across = (xs: number[]) => (xs.at(-1) ?? 0) - (xs[0] ?? 0)
    expect(across(pack)).toBeGreaterThan(1.4 * across(heap))
    expect(pack[0]).toBeGreaterThan(ground.footOf(20).x - 1.5 * ground.tile.width)
    // A few figures find room on the place itself, as on any other.
    expect(placeFigures({ ...allAt(20, 5), course }, figures(5), ground, onTheRoad)).toEqual(
      placeFigures(allAt(20, 5), figures(5), ground),
    )
  })

  it('has the better ones of a bunch in front', () => {
    const { spots } = placeFigures(allAt(44, 8), figures(8), ground)
    const heights = figures(8).map(({ id }) => spots.get(id)?.y ?? 0)
    expect(heights).toEqual([...heights].sort((a, b) => b - a))
  })

  it('lets who came to a living monster stand before it, and who comes after it on its place', () => {
    const course = [20, 21, 22]
    const monster = (left: number) =>
      ({ id: 'm', at: 21, picture: 'monster-weak', size: 1.5, pips: { left, full: 2 } }) as const
    const blocked = placeFigures(boardOf({ p1: 21 }, { course, things: [monster(1)] }), figures(1), ground)
    const free = placeFigures(boardOf({ p1: 21 }, { course, things: [monster(0)] }), figures(1), ground)
    expect(blocked.spots.get('p1')?.x).toBeLessThan(ground.footOf(21).x - 30)
    expect(free.spots.get('p1')).toMatchObject(ground.footOf(21))
  })
})

describe('who stands beside a monster of an arena', () => {
  const boss = { id: 'm', at: 44, picture: 'monster-boss', size: 3.6, pips: { left: 5, full: 5 } } as const
  const standing = (place: number, left = 5) => {
    const things = [{ ...boss, pips: { left, full: 5 } }]
    return placeFigures(boardOf({ p1: place }, { columns: 10, things }), figures(1), ground).spots.get('p1')
  }

  it.each([
    [43, 'left', (x: number) => x < ground.footOf(43).x],
    [45, 'right', (x: number) => x > ground.footOf(45).x],
  ] as const)('on place %i goes out of its picture to the %s', (place, _, isOut) => {
    expect(isOut(standing(place)?.x ?? 0)).toBe(true)
  })

  it('comes out in front of it where there is no side to go to', () => {
    expect(standing(44)?.y).toBeGreaterThan(ground.footOf(44).y)
  })

  it('stays where they are when it is beaten or far away', () => {
    expect(standing(43, 0)).toMatchObject(ground.footOf(43))
    expect(standing(99)).toMatchObject(ground.footOf(99))
  })

  it('never leaves the map', () => {
    const things = [{ ...boss, at: 1 }]
    const spot = placeFigures(boardOf({ p1: 0 }, { columns: 10, things }), figures(1), ground).spots.get('p1')
    expect(spot?.x).toBeGreaterThan(0)
    expect(spot?.y).toBeGreaterThan(0)
  })
})

describe('a bunch', () => {
  it.each([5, 60, 1000])('of %i stays within its reach', (count) => {
    for (const { x, y } of fanOf(count, 90, 110)) expect(Math.hypot(x, y)).toBeLessThanOrEqual(110)
  })
})

describe('names', () => {
  const label = (id: string, x: number) => ({ id, x, y: 0, width: 100, height: 30 })

  it('that would touch a weightier one are not shown', () => {
    expect([...freeLabels([label('first', 0), label('touching', 90), label('beside', 210)])]).toEqual([
      'first',
      'beside',
    ])
  })

  it('are not written over the face of somebody else', () => {
    const face = { id: 'front', x: 10, y: 0, width: 40, height: 30 }
    expect([...freeLabels([label('behind', 0), label('front', 0)], [face])]).toEqual(['front'])
  })

  it('of whom a headline is about are shown over any face, and below each other rather than over each other', () => {
    const face = { id: 'front', x: 10, y: 0, width: 40, height: 30 }
    const kept = (id: string) => ({ ...label(id, 0), isKept: true })
    const placed = keptApart([kept('ann'), kept('ben'), label('front', 0)])
    expect([...freeLabels(placed, [face])]).toEqual(['ann', 'ben'])
    expect(placed.map(({ y }) => y)).toEqual([0, 34, 0])
  })

  it('that are kept go over the head where they would hide the face of a monster, and come back when it is well away', () => {
    const monster = (y: number): LabelBox => ({ id: 'monster', x: 0, y, width: 60, height: 40 })
    const kept = { ...label('ann', 0), isKept: true }
    const isOver = (y: number, wasOver = false, one: LabelBox = kept) => isOverHead(one, -120, [monster(y)], wasOver)
    expect(isOver(20)).toBe(true)
    expect(isOver(80)).toBe(false)
    expect(isOver(45, true)).toBe(true)
    expect(isOver(80, true)).toBe(false)
    // If a monster is over the head, too, moving the name there gains nothing.
    expect(isOverHead(kept, -60, [monster(20), monster(-70)], false)).toBe(false)
    expect(isOver(20, false, label('ben', 0))).toBe(false)
  })

  it('that were left out take no room from others', () => {
    expect([...freeLabels([label('a', 0), label('b', 60), label('c', 120)])]).toEqual(['a', 'c'])
  })
})

describe('the field', () => {
  const map = { width: 10, height: 8, types: [] }

  it('of a race is its course with a tile around it', () => {
    const board = { ...emptyBoard, course: [33, 34, 35, 45] }
    expect(playedField({ map, board })).toEqual({ left: 2, top: 2, width: 5, height: 4 })
  })

  it('never goes beyond the map', () => {
    const board = { ...emptyBoard, course: [0, 1, 2] }
    expect(playedField({ map, board })).toEqual({ left: 0, top: 0, width: 4, height: 2 })
  })

  it('of every other mode is the map', () => {
    expect(playedField({ map, board: emptyBoard })).toEqual({ left: 0, top: 0, width: 10, height: 8 })
  })
})
