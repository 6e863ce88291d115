import { describe, expect, it } from 'vitest'
import { world } from '../../../../client/modes/tower/world/towerWorld.ts'
import { emptyBoard } from '../../../../client/stage/board/stagedBoard.ts'
import { type Ground, placeFigures, type Spot } from '../../../../client/stage/place/placement.ts'
import { modeRegistry } from '../../../../rooms/shared/modes/modeRegistry.ts'
import { playGame } from '../../../rooms/shared/modes/classroom.ts'
import { defaultMaps } from '../../../rooms/shared/modes/hostileMaps.ts'
import { ranked } from '../../stage/directedTurn.ts'
import { hidden } from '../../stage/hiddenFaces.ts'
import { modeStage } from '../everyStage.ts'

const columns = 30
const ground: Ground = {
  tile: world.tile,
  pixel: 1,
  feetBelowMiddle: 10,
  footOf: (place) => ({ x: (place % columns) * 59 + 30, y: Math.floor(place / columns) * 59 + 40 }),
}
const ladder = Array.from({ length: 5 }, (_, step) => (15 - step) * columns + 12)
const floor = Array.from({ length: 5 }, (_, step) => 15 * columns + 8 + step)

function placed(players: number, places: readonly number[], roads: readonly (readonly number[])[] = []): Spot[] {
  const ids = Array.from({ length: players }, (_, index) => `p${index}`)
  const spots = Object.fromEntries(ids.map((id, index) => [id, places[(index * 3) % places.length] ?? 0]))
  const board = { ...emptyBoard, columns, spots, climb: places, roads }
  return [...placeFigures(board, ranked(...ids), ground, world.arrange).spots.values()]
}

describe('climbers', () => {
  it.each([8, 30])('are seen, all %i of them, on a ladder and on a floor', (players) => {
    for (const places of [ladder, floor]) expect(hidden(placed(players, places))).toEqual([])
  })

  it.each([8, 30, 60])(
    'stand on the floors and ladders of their way, all %i of them, and not in the air',
    (players) => {
      const right = Array.from({ length: 18 }, (_, step) => 15 * columns + 4 + step)
      const up = Array.from({ length: 4 }, (_, step) => (14 - step) * columns + 21)
      const on = Array.from({ length: 6 }, (_, step) => 11 * columns + 22 + step)
      const way = [...right, ...up, ...on]
      const feet = way.map(ground.footOf)
      for (const from of [0, 14]) {
        const places = way.slice(from, from + 6)
        const ids = Array.from({ length: players }, (_, index) => `p${index}`)
        const spots = Object.fromEntries(ids.map((id, index) => [id, places[(index * 5) % places.length] ?? 0]))
        const board = { ...emptyBoard, columns, spots, climb: way }
        const standing = [...placeFigures(board, ranked(...ids), ground, world.arrange).spots.values()]
        const away = ({ x, y }: Spot) => Math.min(...feet.map((foot) => Math.hypot(foot.x - x, foot.y - y)))
        expect(Math.max(...standing.map(away))).toBeLessThan(1.7 * ground.tile.width)
        expect(hidden(standing).length).toBeLessThanOrEqual(players > 12 ? players / 6 : 0)
      }
    },
  )

  it('leave the gate in sight that they defend', () => {
    const gate = ground.footOf(floor[2] ?? 0)
    const heart = { x: gate.x, y: gate.y - 45 }
    for (const { x, y, size } of placed(8, floor, [[1, 2, floor[2] ?? 0]]))
      expect(Math.abs(x - heart.x) > size * 0.4 || y < heart.y || y - size * 0.8 > heart.y - 20).toBe(true)
  })

  /** In the first turns all players are near the foot of the climb, and there is no room before it. */
  const climbs = defaultMaps('tower').flatMap((map) =>
    [8, 14, 30, 60].flatMap((players) => (['calm', 'lively'] as const).map((chaos) => ({ ...map, players, chaos }))),
  )
  it.each(climbs)(
    'of $name, all $players, are shown where the first questions have brought them in a $chaos game',
    ({ grid, players, chaos }) => {
      const rules = modeRegistry.tower
      const { turns } = playGame({ rules, map: grid, players, questions: 10, chaos, seed: 3 })
      const { width, height } = world.tile
      const wall: Ground = {
        ...{ tile: world.tile, pixel: (grid.width * width) / 1520, feetBelowMiddle: 8 },
        footOf: (place) => ({
          x: ((place % grid.width) + 0.5) * width,
          y: (Math.floor(place / grid.width) + 0.64) * height,
        }),
      }
      for (const { outcome, ranking } of turns.slice(0, 3)) {
        const board = modeStage('tower').board(rules.show(outcome.board, null), grid, { own: '', others: [] })
        const ids = ranking.map(({ id }) => id)
        const { spots } = placeFigures(board, ranked(...ids), wall, world.arrange)
        const away = [...spots].map(([id, { x, y }]) => {
          const home = wall.footOf(board.spots[id] ?? 0)
          return { across: (x - home.x) / width, up: Math.abs(y - home.y) / height }
        })
        expect(Math.max(...away.map(({ across, up }) => Math.hypot(across, up)))).toBeLessThan(3.6)
        expect(Math.max(...away.map(({ up }) => up))).toBeLessThan(2.01)
        expect(hidden([...spots.values()]).length).toBeLessThanOrEqual(players > 12 ? players / 6 : 0)
      }
    },
  )
})
