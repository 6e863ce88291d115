import { describe, expect, it } from 'vitest'
import { onTheRoad } from '../../../../client/modes/racing/world/onTheRoad.ts'
import { emptyBoard, type StagedBoard } from '../../../../client/stage/board/stagedBoard.ts'
import { type Arrange, type Ground, placeFigures, type Spot } from '../../../../client/stage/place/placement.ts'
import { ranked } from '../../stage/directedTurn.ts'
import { hidden } from '../../stage/hiddenFaces.ts'

const columns = 40
const ground: Ground = {
  tile: { width: 76, height: 66 },
  pixel: 1,
  feetBelowMiddle: 10,
  footOf: (place) => ({ x: (place % columns) * 76 + 38, y: Math.floor(place / columns) * 66 + 43 }),
}
const across = Array.from({ length: 30 }, (_, step) => 10 * columns + step)
const down = Array.from({ length: 30 }, (_, step) => step * columns + 20)
/** A road that goes on for three tiles, then round a corner. */
const bent = [...across.slice(0, 4), ...Array.from({ length: 20 }, (_, step) => (11 + step) * columns + 3)]

const idsOf = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`)

interface Race {
  players: number
  course: readonly number[]
  /** The step of each player on the course. */
  stepOf: (player: number) => number
  things?: StagedBoard['things']
  wet?: readonly number[]
}

function placed(
  { players, course, stepOf, things = [], wet = [] }: Race,
  arrange: Arrange | undefined = onTheRoad,
): Spot[] {
  const ids = idsOf(players)
  const spots = Object.fromEntries(ids.map((id, index) => [id, course[stepOf(index)] ?? 0]))
  const { spots: at } = placeFigures({ ...emptyBoard, spots, course, things, wet }, ranked(...ids), ground, arrange)
  return ids.flatMap((id) => at.get(id) ?? [])
}

const atStart = () => 0
const equallyFar = () => 12
/** Where racers are after some questions: most of them within a few tiles. */
const inAPack = (player: number) => 8 + ((player * 7) % 5)

describe('racers', () => {
  it.each([6, 12, 30, 60])('are seen, all %i of them, at the start and where they have come equally far', (players) => {
    for (const course of [across, down, bent])
      for (const stepOf of [atStart, equallyFar, inAPack])
        expect(hidden(placed({ players, course, stepOf })).length).toBeLessThanOrEqual(players > 30 ? players / 4 : 0)
  })

  it('would hide each other where nobody steps aside', () => {
    const unarranged: Arrange = () => {}
    expect(hidden(placed({ players: 30, course: across, stepOf: inAPack }, unarranged)).length).toBeGreaterThan(10)
    expect(hidden(placed({ players: 12, course: across, stepOf: atStart }, unarranged)).length).toBeGreaterThan(0)
  })

  it('stay where they have come to, give or take the room that many need', () => {
    for (const { x, y } of placed({ players: 30, course: across, stepOf: equallyFar })) {
      const foot = ground.footOf(across[12] ?? 0)
      expect(Math.hypot(x - foot.x, y - foot.y)).toBeLessThan(4.4 * ground.tile.width)
    }
  })

  it.each([12, 30, 60])('are seen in the order in which they have come, all %i of them, and on the road', (players) => {
    const step = (player: number) => 4 + ((player * 7) % 11)
    const racers = placed({ players, course: across, stepOf: step }).map(({ x, y }, player) => ({
      x,
      y,
      at: step(player),
    }))
    racers.sort((a, b) => a.x - b.x)
    expect(racers.map(({ at }) => at)).toEqual(racers.map(({ at }) => at).sort((a, b) => a - b))
    const middle = ground.footOf(across[0] ?? 0).y
    for (const { y } of racers)
      expect(Math.abs(y - middle)).toBeLessThan((players > 30 ? 1.9 : 1.3) * ground.tile.height)
  })

  it('are a line along the road where sixty have come equally far, and no heap beside it', () => {
    const middle = ground.footOf(down[12] ?? 0).x
    for (const stepOf of [atStart, equallyFar, inAPack])
      for (const { x, size } of placed({ players: 60, course: down, stepOf }))
        expect(Math.abs(x - middle) + size / 2).toBeLessThan(1.6 * ground.tile.width)
  })

  it('keep to the middle of the road where they are alone', () => {
    for (const [step, spot] of placed({ players: 8, course: across, stepOf: (player) => player * 3 }).entries())
      expect(spot).toMatchObject(ground.footOf(across[step * 3] ?? 0))
  })

  it('stand the same, whoever of those with the same progress they are', () => {
    const spotsOf = (turn: number) =>
      placed({ players: 30, course: across, stepOf: (player) => inAPack((player + turn) % 30) })
        .map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)
        .sort()
    expect(spotsOf(5)).toEqual(spotsOf(0))
  })

  it('leave a monster that blocks their way in sight', () => {
    const at = across[12] ?? 0
    const monster = { id: 'm', at, picture: 'monster-weak', size: 1.5, pips: { left: 2, full: 2 } } as const
    const foot = ground.footOf(at)
    const [halfWidth, high] = [monster.size * 76 * 0.3, monster.size * 66 * 0.7]
    for (const players of [12, 30, 120, 200])
      for (const { x, y, size } of placed({ players, course: across, stepOf: equallyFar, things: [monster] })) {
        const isBeside = Math.abs(x - foot.x) > halfWidth + size * 0.3
        expect(isBeside || y < foot.y - high * 0.6 || y - size * 0.8 > foot.y - high * 0.4).toBe(true)
      }
  })

  it.each([80, 120, 200])(
    'stand each on a place of their own, all %i of them, where one blocks it near the start',
    (players) => {
      const monster = {
        id: 'm',
        at: across[4] ?? 0,
        picture: 'monster-weak',
        size: 1.5,
        pips: { left: 2, full: 2 },
      } as const
      for (const stepOf of [() => 4, atStart]) {
        const racers = placed({ players, course: across, stepOf, things: [monster] })
        expect(new Set(racers.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(players)
      }
    },
  )
})

/** Beside a road that goes down: a pond one tile away on its right side, and a lake right at its left side. */
const pond = Array.from({ length: 60 }, (_, index) => (6 + Math.floor(index / 6)) * columns + 22 + (index % 6))
const lake = Array.from({ length: 60 }, (_, index) => (6 + Math.floor(index / 6)) * columns + 14 + (index % 6))
/** Whether a racer's feet are on one of these places. */
const standOn =
  (places: readonly number[]) =>
  ({ x, y }: Spot) =>
    places.some((place) => {
      const foot = ground.footOf(place)
      return Math.abs(x - foot.x) < 38 && Math.abs(y - foot.y) < 33
    })

describe('racers beside water', () => {
  it.each([2, 5, 12, 30, 60])('keep their feet dry, all %i of them, and their faces seen', (players) => {
    for (const wet of [pond, lake, [...pond, ...lake]])
      for (const stepOf of [equallyFar, inAPack]) {
        const racers = placed({ players, course: down, stepOf, wet })
        expect(racers.filter(standOn(wet))).toEqual([])
        expect(hidden(racers).length).toBeLessThanOrEqual(players > 30 ? players / 10 : 1)
      }
  })

  it.each([100, 200, 400])('keep their feet dry in a crowd of %i, too', (players) => {
    for (const wet of [pond, lake, [...pond, ...lake]])
      for (const stepOf of [atStart, equallyFar, inAPack])
        expect(placed({ players, course: down, stepOf, wet }).filter(standOn(wet))).toEqual([])
  })

  it('are on its bank no more than in it', () => {
    const edge = ground.footOf(20).x - 38
    const reach = { from: ground.footOf(lake[0] ?? 0).y - 33, to: ground.footOf(lake.at(-1) ?? 0).y + 33 }
    for (const { x, y } of placed({ players: 30, course: down, stepOf: equallyFar, wet: lake }))
      if (y > reach.from && y < reach.to) expect(x).toBeGreaterThan(edge + 20)
  })
})
