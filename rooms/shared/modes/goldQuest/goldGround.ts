import { reachFrom, type TileGrid } from '../../maps/tileGrid.ts'
import { placesOfType } from '../../maps/tilePaths.ts'
import { isWall } from '../../maps/walls.ts'

export const isWalkable = (type: string): boolean => !isWall(type)

/** Where slimes begin: on path; if there is none, anywhere but in walls. */
export function questStarts(grid: TileGrid): number[] {
  const path = placesOfType(grid, (type) => type === 'path')
  if (path.length > 0) return path
  const open = placesOfType(grid, isWalkable)
  return open.length > 0 ? open : grid.types.map((_, place) => place)
}

export const goldPlaces = (grid: TileGrid): number[] => placesOfType(grid, (type) => type === 'gold')

/** Every place that can be walked to from one of these. */
export function walkedFrom(grid: TileGrid, starts: readonly number[]): Set<number> {
  const walked = new Set<number>()
  for (const start of starts)
    if (!walked.has(start)) for (const place of reachFrom(grid, start, isWalkable)) walked.add(place)
  return walked
}
