import { describe, expect, it } from 'vitest'
import type { StagedThing } from '../../../../client/stage/board/stagedBoard.ts'
import type { TileGrid } from '../../../../rooms/shared/maps/tileGrid.ts'
import { modeStage } from '../everyStage.ts'

const letters: Record<string, string> = {
  z: 'tower-zone',
  p: 'platform',
  o: 'enemy-path',
  s: 'enemy-path-start',
  e: 'enemy-path-end',
}
const mapOf = (...rows: string[]): TileGrid => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  types: rows.flatMap((row) => [...row].map((letter) => letters[letter] ?? 'sky')),
})
const craft = modeStage('tower')
const viewer = { own: 'ann', others: [] }

/** The things on a map with a strong monster at one place of the road, and high towers at others. */
function standing(
  map: TileGrid,
  road: readonly number[],
  monster: number,
  towers: readonly number[],
): readonly StagedThing[] {
  const shown = {
    ...{
      width: map.width,
      height: map.height,
      lives: 9,
      fullLives: 10,
      wave: 2,
      roads: [road],
      route: [],
      figures: {},
    },
    towers: towers.map((at) => ({ at, stones: 8, last: '' })),
    walkers: [{ id: 0, kind: 'strong' as const, at: monster, left: 3, full: 3 }],
  }
  return craft.board(shown, map, viewer).things
}

/** The height of the drawing as a share of its picture: a tower up to its battlements, a monster up to its horns. */
const [towerHigh, monsterHigh] = [0.86, 0.9]

/** The share of a tower's height that a monster right below or above it hides, in tiles from the first row. */
function hiddenShare(tower: StagedThing, monster: StagedThing, columns: number): number {
  const footOf = ({ at, aside }: StagedThing) => Math.floor(at / columns) + (aside?.y ?? 0)
  const [low, high] = [footOf(tower), footOf(tower) - tower.size * towerHigh]
  const [feet, horns] = [footOf(monster), footOf(monster) - monster.size * monsterHigh]
  return Math.max(0, Math.min(low, feet) - Math.max(high, horns)) / (low - high)
}

describe('towers right beside a narrow road', () => {
  const map = mapOf('.......', '..z....', 'soooooe', '....z..', '.......', 'ppppppp')
  const road = [14, 15, 16, 17, 18, 19, 20]

  it.each([
    ['above', 9, 16, 0.2],
    ['below', 25, 18, 0.05],
  ])('are seen, %s it, when a large monster is there', (_, at, monster, most) => {
    const things = standing(map, road, monster, [at])
    const [tower, walker] = [things.find((thing) => thing.at === at), things.find((thing) => thing.at === monster)]
    if (!tower || !walker) throw new Error('Somebody is missing')
    expect(hiddenShare(tower, walker, map.width)).toBeLessThan(most)
  })

  it('stay on the map, and off the way up', () => {
    const low = mapOf('.......', 'soooooe', '..z....')
    const lowest = standing(low, [7, 8, 9, 10, 11, 12, 13], 11, [16]).find(({ at }) => at === 16)
    expect(lowest?.aside).toBeUndefined()
    const tight = mapOf('.......', 'soooooe', '..z....', 'ppppppp')
    const beside = standing(tight, [7, 8, 9, 10, 11, 12, 13], 11, [16]).find(({ at }) => at === 16)
    expect(beside).toBeDefined()
    expect(beside?.aside).toBeUndefined()
  })

  it('stand where they stood before a stone was laid, also when the first one is', () => {
    const board = craft.open(map, [])
    const built = { kind: 'built', player: 'ann', at: 25, stones: 1 } as const
    const [first] = craft.after(board, [built]).things
    const [whole] = standing(map, road, 18, [25])
    expect(first?.aside).toEqual(whole?.aside)
    expect(first?.aside?.y).toBeGreaterThan(0)
  })

  it('keep their place between two roads, and where the next one stands behind them', () => {
    const between = mapOf('soooo..', '..z.o..', 'eoooo..', 'ppppppp')
    const there = [0, 1, 2, 3, 4, 11, 18, 17, 16, 15, 14]
    expect(standing(between, there, 3, [9])[0]?.aside).toBeUndefined()
    const behind = mapOf('.......', 'soooooe', '....z..', '....z..', 'ppppppp')
    const [near, far] = standing(behind, [7, 8, 9, 10, 11, 12, 13], 8, [18, 25])
    expect([near?.aside, far?.aside]).toEqual([undefined, undefined])
  })

  it.each([
    [
      'between two roads',
      mapOf('soooo..', '..z.o..', 'eoooo..', 'ppppppp'),
      [0, 1, 2, 3, 4, 11, 18, 17, 16, 15, 14],
      9,
    ],
    ['over a platform', mapOf('.......', 'soooooe', '..z....', 'ppppppp'), [7, 8, 9, 10, 11, 12, 13], 16],
    ['in the last row', mapOf('.......', 'soooooe', '..z....'), [7, 8, 9, 10, 11, 12, 13], 16],
  ] as const)('are lower %s, so that one sees the road behind them', (_, grid, there, at) => {
    const [tower] = standing(grid, there, there[0], [at])
    // The foot of a tower is this far below the upper edge of its place.
    const foot = 0.64
    const hidden = (size: number) => size * towerHigh - foot
    expect(hidden(standing(map, road, 18, [25])[0]?.size ?? 0)).toBeGreaterThan(0.6)
    expect(hidden(tower?.size ?? 9)).toBeLessThan(0.45)
    expect(tower?.aside).toBeUndefined()
  })

  it('leave room on their side of a road that goes down', () => {
    const beside = mapOf('...s...', '..zo...', '...oz..', '...e...', 'ppppppp')
    const [left, right] = standing(beside, [3, 10, 17, 24], 3, [9, 18])
    expect(left?.aside?.x).toBeLessThan(0)
    expect(right?.aside?.x).toBeGreaterThan(0)
  })
})
