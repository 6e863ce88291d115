import type { TileGrid } from '../../maps/tileGrid.ts'
import { placesOfType } from '../../maps/tilePaths.ts'
import { isWall } from '../../maps/walls.ts'

/** What slimes walk over: everything but walls. If the whole map is walls, they walk over those. */
export function arenaFloor(grid: TileGrid): number[] {
  const floor = placesOfType(grid, (type) => !isWall(type))
  return floor.length > 0 ? floor : grid.types.map((_, place) => place)
}
