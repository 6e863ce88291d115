import type { MapMode } from '../../rooms/shared/maps/tileTypes.ts'

/** The size of each painter's tile, for layouts made before the painter is fetched. A test holds them equal to `WorldPainter`. */
export const drawnTiles: Readonly<Record<MapMode, { width: number; height: number }>> = {
  racing: { width: 76, height: 66 },
  battle: { width: 67, height: 58 },
  'gold-quest': { width: 57, height: 56 },
  tower: { width: 59, height: 59 },
  survival: { width: 57, height: 54 },
}
