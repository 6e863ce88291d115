import type { TileGrid } from '../../../rooms/shared/maps/tileGrid.ts'
import { placesOfType } from '../../../rooms/shared/maps/tilePaths.ts'

/** How far from the middle of its place a tower stands, in tiles. */
interface Aside {
  x: number
  y: number
}

/** Away from the road beside it: so far that a monster there and what was built are both seen. Horns reach far up. */
const away = { across: 0.25, up: 0.42, down: 0.34 } as const

interface Places {
  spots: readonly number[]
  roads: readonly (readonly number[])[]
  /** The way up: on it, and on platforms, slimes would stand before a tower. */
  climb: readonly number[]
}

/** Where towers stand on their places: those right beside a road a little further from it, if there is room and nothing else. */
export function plinthsBeside({ spots, roads, climb }: Places, grid: TileGrid): Record<number, Aside> {
  const columns = grid.width
  const onRoad = new Set(roads.flat())
  const isTaken = new Set([...onRoad, ...spots, ...climb, ...placesOfType(grid, (type) => type === 'platform')])
  const isFree = (place: number) => place >= 0 && place < columns * grid.height && !isTaken.has(place)
  /** From the road on one side, to where nothing is on the other. */
  const push = (road: number, free: number) => (onRoad.has(road) && isFree(free) ? 1 : 0)
  const plinths: Record<number, Aside> = {}
  for (const at of spots) {
    const left = at % columns > 0 ? at - 1 : -1
    const right = at % columns < columns - 1 ? at + 1 : -1
    const x = (push(left, right) - push(right, left)) * away.across
    const y = push(at - columns, at + columns) * away.down - push(at + columns, at - columns) * away.up
    if (x !== 0 || y !== 0) plinths[at] = { x, y }
  }
  return plinths
}
