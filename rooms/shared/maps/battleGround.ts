import type { TileGrid } from './tileGrid.ts'
import { placesOfType } from './tilePaths.ts'

export const isWall = (type: string): boolean => type === 'wall'

/** What slimes walk over: everything but walls. Walls everywhere are none. */
export function arenaFloor(grid: TileGrid): number[] {
  const floor = placesOfType(grid, (type) => !isWall(type))
  return floor.length > 0 ? floor : grid.types.map((_, place) => place)
}
