import type { TileGrid } from '../../../../rooms/shared/maps/tileGrid.ts'
import { isWall } from '../../../../rooms/shared/maps/walls.ts'
import type { IsInside } from '../../../stage/world/outline/regionCorners.ts'

/** Walls of the temple; walls everywhere count as none, as no slime could walk there. */
export function templeWalls({ width, height, types }: TileGrid): IsInside {
  const isSolid = types.every((type) => isWall(type))
  return (x, y) => !isSolid && x >= 0 && y >= 0 && x < width && y < height && isWall(types[y * width + x] ?? '')
}
