import type { TileGrid } from '../../../../rooms/shared/maps/tileGrid.ts'
import { isWall } from '../../../../rooms/shared/maps/walls.ts'
import type { IsInside } from '../../../stage/world/outline/regionCorners.ts'
import { toldApart } from '../../../stage/world/sceneries/toldApart.ts'

/** Walls of the temple. If all of the map is wall, none counts: no slime could walk there. */
export function templeWalls({ width, height, types }: TileGrid): IsInside {
  const isSolid = types.every((type) => isWall(type))
  return (x, y) => !isSolid && x >= 0 && y >= 0 && x < width && y < height && isWall(types[y * width + x] ?? '')
}

/** The colours of the ways, in the middle of the map and at its edge. */
const ways = [
  { colour: '#75c5b8', least: 1.5 },
  { colour: '#61adac', least: 1.3 },
] as const
const walls = '#506dbd'

/** Keeps the ways lighter than the walls in every scenery. */
export const lightOfTemple = ({ scenery }: TileGrid): ReturnType<typeof toldApart> => toldApart(scenery, ways, walls)
