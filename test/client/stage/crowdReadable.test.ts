import { describe, expect, it } from 'vitest'
import { aroundKing } from '../../../client/modes/battle/world/aroundKing.ts'
import { inTheArena } from '../../../client/modes/battle/world/inTheArena.ts'
import { inTheMaze } from '../../../client/modes/goldQuest/world/inTheMaze.ts'
import { openSurvivalField } from '../../../client/modes/survival/survivalBoard.ts'
import { onTheIsland } from '../../../client/modes/survival/world/onTheIsland.ts'
import { emptyBoard, type StagedBoard } from '../../../client/stage/board/stagedBoard.ts'
import { popped } from '../../../client/stage/direct/beats.ts'
import { withSums } from '../../../client/stage/direct/crowdSums.ts'
import type { TurnContext } from '../../../client/stage/direct/direction.ts'
import { type Ground, placeFigures, type Spot } from '../../../client/stage/place/placement.ts'
import { Telling } from '../../../client/stage/script/telling.ts'
import { isWritten } from '../../../client/stage/script/written.ts'
import { noStory, ranked } from './directedTurn.ts'
import { hidden } from './hiddenFaces.ts'

const ids = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`)

/** All figures on one place of a field that is ten tiles wide. */
const boardOf = (count: number, over: Partial<StagedBoard> = {}): StagedBoard => ({
  ...emptyBoard,
  columns: 10,
  spots: Object.fromEntries(ids(count).map((id) => [id, 55])),
  ...over,
})

const contextOf = (count: number, over: Partial<TurnContext> = {}): TurnContext => ({
  before: boardOf(count),
  after: boardOf(count),
  ranksBefore: ranked(...ids(count)),
  ranksAfter: ranked(...ids(count)),
  ms: 5000,
  isCalm: false,
  isLast: false,
  story: noStory,
  teller: null,
  own: null,
  ...over,
})

const gains = (count: number) => ({ ms: 3000, headlines: [], beats: ids(count).flatMap((id) => popped(id, 25, 400)) })

describe('what a class of thirty gains', () => {
  const script = withSums(gains(30), contextOf(30))

  it('is one sum where they stand together, instead of thirty times the same', () => {
    expect(script.beats.filter(isWritten)).toMatchObject([{ where: 'p15', text: '+750' }])
  })

  it('is counted for each as before', () => {
    const told = new Telling(script, null).news(500, () => false)
    expect([...(told ?? [])].length).toBe(30)
    expect(told?.get('p7')).toBe(25)
  })

  it('stays over each head where few play, where they stand apart, and on the device of one of them', () => {
    expect(withSums(gains(12), contextOf(12)).beats.filter(isWritten)).toHaveLength(12)
    expect(withSums(gains(30), contextOf(30, { own: 'p1' })).beats.filter(isWritten)).toHaveLength(30)
    const apart = boardOf(14, { spots: Object.fromEntries(ids(14).map((id, index) => [id, index * 5])) })
    const alone = withSums(gains(14), contextOf(14, { after: { ...apart, columns: 70 } }))
    expect(alone.beats.filter(isWritten)).toHaveLength(14)
  })

  it('leaves losses and heroes alone', () => {
    const beats = ids(14).flatMap((id) => [...popped(id, -10, 400), ...popped(id, 40, 900, true)])
    const kept = withSums({ ms: 3000, headlines: [], beats }, contextOf(14))
    expect(kept.beats.filter(isWritten)).toHaveLength(28)
  })
})

const king = { id: 'monster-55', at: 55, picture: 'monster-boss', size: 3.6, pips: { left: 9, full: 9 } } as const

describe('what a class gains that fights King Gloop', () => {
  /** Figures all around the king, who hit one after the other. */
  const around = (things: StagedBoard['things']) => {
    const places = [33, 34, 46, 57, 64, 75]
    const spots = Object.fromEntries(ids(30).map((id, index) => [id, places[index % places.length] ?? 0]))
    const board = boardOf(30, { spots, things })
    const beats = ids(30).flatMap((id, index) => popped(id, 13, 300 + index * 40))
    return withSums({ ms: 3000, headlines: [], beats }, contextOf(30, { before: board, after: board }))
  }

  it('is one sum over him, when most of them have hit', () => {
    const script = around([king])
    const told = script.beats.filter(isWritten)
    expect(told).toMatchObject([{ where: king.id, text: '+390', tone: 'gain' }])
    expect(told[0]?.at).toBeGreaterThan(1000)
    expect([...(new Telling(script, null).news(1600, () => false) ?? [])]).toHaveLength(30)
  })

  it('is told where they stand while he sleeps', () => {
    expect(around([{ ...king, isAsleep: true }]).beats.filter(isWritten).length).toBeGreaterThan(1)
  })
})

const ground: Ground = {
  tile: { width: 60, height: 52 },
  pixel: 1,
  feetBelowMiddle: 10,
  footOf: (place) => ({ x: (place % 10) * 60 + 30, y: Math.floor(place / 10) * 52 + 36 }),
}

describe('who fights King Gloop', () => {
  const placed = (count: number, left = 9) => {
    const board = boardOf(count, { things: [{ ...king, pips: { left, full: 9 } }] })
    return [...placeFigures(board, ranked(...ids(count)), ground, aroundKing).spots.values()]
  }

  it.each([5, 8, 14, 30])(
    'stands around him, all %i of them, none in front of another and none behind him',
    (count) => {
      const spots = placed(count)
      const foot = ground.footOf(king.at)
      expect(new Set(spots.map(({ x }) => x > foot.x)).size).toBe(2)
      for (const [index, one] of spots.entries()) {
        const isBeside = Math.abs(one.x - foot.x) > king.size * ground.tile.width * 0.42
        expect(isBeside || one.y > foot.y).toBe(true)
        for (const other of spots.slice(index + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.size * 0.7)
      }
    },
  )

  it.each([4, 8, 12, 30])('leaves his face in sight, and most of his body: %i of them', (count) => {
    const spots = placed(count)
    const [{ x, y }, wide] = [ground.footOf(king.at), king.size * ground.tile.width]
    const isHidden = (right: number, up: number) =>
      spots.some((one) => {
        const [across, high] = [x + right * wide - one.x, y - up * wide - (one.y - one.size * 0.43)]
        return one.y > y - wide * 0.3 && Math.hypot(across, high) < one.size * 0.45
      })
    const share = (halfWidth: number, from: number, to: number) => {
      const steps = Array.from({ length: 20 }, (_, nth) => nth / 19)
      const points = steps.flatMap((right) =>
        steps.map((up) => isHidden((right * 2 - 1) * halfWidth, from + up * (to - from))),
      )
      return points.filter(Boolean).length / points.length
    }
    expect(share(0.25, 0.24, 0.6)).toBe(0)
    expect(share(0.45, 0, 0.95)).toBeLessThan(0.2)
  })

  it('is still there when he falls, before the eyes of the class', () => {
    const far = ({ x, y }: { x: number; y: number }) => Math.hypot(x - ground.footOf(55).x, y - ground.footOf(55).y)
    for (const spot of placed(14, 0)) expect(far(spot)).toBeGreaterThan(king.size * ground.tile.height * 0.28)
  })
})

describe('who shares a place in a maze or on an island', () => {
  it.each([
    ['a maze', inTheMaze],
    ['an island', onTheIsland],
  ])('is seen in %s', (_, arrange) => {
    const spots = Object.fromEntries(ids(12).map((id, index) => [id, [33, 34, 43, 63, 66, 76][index % 6] ?? 0]))
    const seen = (by: typeof arrange | undefined) => [
      ...placeFigures(boardOf(12, { spots }), ranked(...ids(12)), ground, by).spots.values(),
    ]
    expect(hidden(seen(undefined)).length).toBeGreaterThan(0)
    expect(hidden(seen(arrange))).toEqual([])
    for (const [index, { x, y }] of seen(arrange).entries()) {
      const before = seen(undefined)[index]
      expect(Math.hypot(x - (before?.x ?? 0), y - (before?.y ?? 0))).toBeLessThan(0.75 * ground.tile.width)
    }
  })
})

describe('a monster that may bite', () => {
  const types = Array.from({ length: 100 }, (_, place) => (place === 44 ? 'enemy-weak' : 'safe'))
  const patrols = openSurvivalField({ width: 10, height: 10, types }).things
  const [{ size = 0, aside = { x: 0, y: 0 } } = {}] = patrols
  const foot = ground.footOf(44)
  const eyes = { x: foot.x, y: foot.y + (aside.y - size * 0.55) * ground.tile.width }

  it.each([8, 13, 37])(
    'looks out from behind those who stand where it has come to, where %i play, and they on its plate',
    (players) => {
      const spots = Object.fromEntries(
        ids(players).map((id, index) => [
          id,
          [44, 11, 18, 70, 91, 22, 68, 86][index] ?? [16, 99, 60, 81][index % 4] ?? 0,
        ]),
      )
      const board = boardOf(players, { spots, things: patrols })
      const covers = (by: typeof onTheIsland | undefined) =>
        [...placeFigures(board, ranked(...ids(players)), ground, by).spots.values()].filter(
          ({ x, y, size }) => Math.hypot(eyes.x - x, eyes.y - (y - size * 0.43)) < size * 0.42,
        ).length
      expect(covers(onTheIsland)).toBe(0)
      const { spots: standing } = placeFigures(board, ranked(...ids(players)), ground, onTheIsland)
      const lower = (top: number) => top - ground.feetBelowMiddle + ground.tile.height / 2
      const met = [...standing].filter(([id]) => spots[id] === 44)
      expect(met.length).toBeGreaterThan(0)
      for (const [, { y }] of [...met, ['it', { y: foot.y + aside.y * ground.tile.width }] as const]) {
        expect(y).toBeLessThanOrEqual(lower(foot.y))
        expect(y).toBeGreaterThan(lower(foot.y) - ground.tile.height)
      }
      expect(hidden([...standing.values()])).toEqual([])
    },
  )
})

describe('gold in a maze', () => {
  const pile = (at: number) => ({ id: `gold-${at}`, at, picture: 'gold-pile', size: 1.15, isFlat: true }) as const
  const shares = [-0.3, -0.15, 0, 0.15, 0.3]

  /** The share of a pile that is hidden behind figures on its place or in front of it. */
  const behind = (at: number, spots: readonly Spot[]) => {
    const { x, y } = ground.footOf(at)
    const points = shares.flatMap((right) => shares.map((down) => ({ x: x + right * 60, y: y - 10 + down * 40 })))
    const isCovered = (point: { x: number; y: number }) =>
      spots.some((body) => Math.hypot(point.x - body.x, point.y - (body.y - body.size * 0.43)) < body.size * 0.42)
    return points.filter(isCovered).length / points.length
  }

  it.each([8, 24, 60])('is told from bare ground, however many of %i stand about it', (players) => {
    const piles = [44, 47, 64]
    const spots = Object.fromEntries(ids(players).map((id, index) => [id, [44, 54, 45, 47, 64, 57][index % 6] ?? 0]))
    const board = boardOf(players, { spots, things: piles.map(pile) })
    const placed = [...placeFigures(board, ranked(...ids(players)), ground, inTheMaze).spots.values()]
    for (const at of piles) expect(behind(at, placed)).toBeLessThan(0.8)
  })
})

describe('who stands about in an arena', () => {
  /** The state after a walk to the same rival: some figures on each of four neighbouring places. */
  const bunch = (players: number, arrange: typeof inTheArena) => {
    const spots = Object.fromEntries(ids(players).map((id, index) => [id, [44, 45, 54, 55][index % 4] ?? 0]))
    const board = boardOf(players, { spots })
    return [...placeFigures(board, ranked(...ids(players)), ground, arrange).spots.values()]
  }

  it('stands in front of no neighbour', () => {
    for (const players of [8, 12, 14]) {
      expect(hidden(bunch(players, aroundKing)).length).toBeGreaterThan(1)
      expect(hidden(bunch(players, inTheArena))).toEqual([])
    }
  })

  it('leaves the monster in sight that it fights', () => {
    const monster = {
      id: 'monster-45',
      at: 45,
      picture: 'monster-medium',
      size: 1.75,
      pips: { left: 3, full: 3 },
    } as const
    const foot = ground.footOf(45)
    const hiding = (arrange: typeof inTheArena, count: number) => {
      const spots = Object.fromEntries(ids(count).map((id, index) => [id, [44, 46, 55, 54][index % 4] ?? 0]))
      const board = boardOf(count, { spots, things: [monster] })
      const placed = [...placeFigures(board, ranked(...ids(count)), ground, arrange).spots.values()]
      return placed.filter(({ x, y, size }) => {
        const isBeside = Math.abs(x - foot.x) > monster.size * 60 * 0.25 + size * 0.4
        return !isBeside && y > foot.y - 30 && y - size * 0.86 < foot.y - monster.size * 60 * 0.42
      }).length
    }
    expect(hiding(aroundKing, 8)).toBeGreaterThan(0)
    expect(hiding(inTheArena, 8)).toBe(0)
  })

  it('stays by whom they fight', () => {
    const [before, after] = [bunch(12, aroundKing), bunch(12, inTheArena)]
    for (const [index, { x, y }] of after.entries())
      expect(Math.hypot(x - (before[index]?.x ?? 0), y - (before[index]?.y ?? 0))).toBeLessThan(ground.tile.width)
  })
})
