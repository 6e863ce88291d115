import { defaultMapSize } from './mapSize.ts'
import type { TileGrid } from './tileGrid.ts'
import { groundOf, type MapMode } from './tileTypes.ts'

/** The map for a game that has none left: nothing but ground. */
export function plainMap(mode: MapMode): TileGrid {
  const { width, height } = defaultMapSize
  return { width, height, types: Array.from({ length: width * height }, () => groundOf(mode)) }
}
