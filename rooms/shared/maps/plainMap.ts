import { defaultMapSize } from './mapSize.ts'
import type { TileGrid } from './tileGrid.ts'
import { groundOf, type MapMode } from './tileTypes.ts'

/** Stands in if a game's map is gone: nothing but ground. */
export function plainMap(mode: MapMode): TileGrid {
  const { width, height } = defaultMapSize
  return { width, height, types: Array.from({ length: width * height }, () => groundOf(mode)) }
}
