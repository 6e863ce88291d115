import { describe, expect, it } from 'vitest'
import { world } from '../../../../client/modes/tower/world/towerWorld.ts'
import { emptyBoard } from '../../../../client/stage/board/stagedBoard.ts'
import { type Ground, placeFigures, type Spot } from '../../../../client/stage/place/placement.ts'
import { ranked } from '../../stage/directedTurn.ts'
import { hidden } from '../../stage/hiddenFaces.ts'

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

  it('leave the gate in sight that they defend', () => {
    const gate = ground.footOf(floor[2] ?? 0)
    const heart = { x: gate.x, y: gate.y - 45 }
    for (const { x, y, size } of placed(8, floor, [[1, 2, floor[2] ?? 0]]))
      expect(Math.abs(x - heart.x) > size * 0.4 || y < heart.y || y - size * 0.8 > heart.y - 20).toBe(true)
  })
})
