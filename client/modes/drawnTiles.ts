import type { MapMode } from '../../rooms/shared/maps/tileTypes.ts'

/** The tile of each painter (`WorldPainter`), for what is laid out before the painter has been fetched: a test holds that they are the same. */
export const drawnTiles: Readonly<Record<MapMode, { width: number; height: number }>> = {
  racing: { width: 76, height: 66 },
  battle: { width: 67, height: 58 },
  'gold-quest': { width: 57, height: 56 },
  tower: { width: 59, height: 59 },
  survival: { width: 57, height: 54 },
}
