import type { TileGrid } from '../../../rooms/shared/maps/tileGrid.ts'
import { placesOfType } from '../../../rooms/shared/maps/tilePaths.ts'

/** How far from the middle of its place a tower stands, and its size if that is not the usual one, in tiles. */
interface Plinth {
  x: number
  y: number
  size?: number
}

/** How far a tower moves away from the road beside it: a monster there and the tower are both seen. Horns reach far up. */
const away = { across: 0.25, up: 0.42, down: 0.34 } as const

/** For a tower right below a road that cannot step down: at the usual size it would hide more than half of the road. */
const lowSize = 1.25

interface Places {
  spots: readonly number[]
  roads: readonly (readonly number[])[]
  /** The way up. On it, and on platforms, slimes would stand in front of a tower. */
  climb: readonly number[]
}

/**
 * Where towers stand on their places. A tower right beside a road stands a little further from it, if the place behind it
 * is free. A tower right below a road that has no room to step down is lower.
 */
export function plinthsBeside({ spots, roads, climb }: Places, grid: TileGrid): Record<number, Plinth> {
  const columns = grid.width
  const onRoad = new Set(roads.flat())
  const isTaken = new Set([...onRoad, ...spots, ...climb, ...placesOfType(grid, (type) => type === 'platform')])
  const isFree = (place: number) => place >= 0 && place < columns * grid.height && !isTaken.has(place)
  /** 1 if a road is on one side and the other side is free. */
  const push = (road: number, free: number) => (onRoad.has(road) && isFree(free) ? 1 : 0)
  const plinths: Record<number, Plinth> = {}
  for (const at of spots) {
    const left = at % columns > 0 ? at - 1 : -1
    const right = at % columns < columns - 1 ? at + 1 : -1
    const x = (push(left, right) - push(right, left)) * away.across
    const y = push(at - columns, at + columns) * away.down - push(at + columns, at - columns) * away.up
    const isLow = y === 0 && onRoad.has(at - columns)
    if (x !== 0 || y !== 0 || isLow) plinths[at] = { x, y, ...(isLow && { size: lowSize }) }
  }
  return plinths
}
