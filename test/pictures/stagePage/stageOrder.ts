import type { TileGrid } from '../../../rooms/shared/maps/tileGrid.ts'
import type { MapMode } from '../../../rooms/shared/maps/tileTypes.ts'

/** Describes the picture of a stage to make. */
export interface StageOrder {
  mode: MapMode
  grid: TileGrid
  width: number
  height: number
  /** Where the map begins in the picture. The room to its left belongs to the panel. */
  left: number
  top: number
  /** Pixels of a tile. Without it the whole map is shown. */
  tileWidth?: number
  /** Tiles of the world beyond the map. */
  margin?: number
  /** The tile in the middle of the picture, if not the middle of the map. */
  middle?: { x: number; y: number }
  /** Draws movable tiles in their lowered state. */
  broken?: boolean
  slimes: number
}

export interface StagePicture {
  paintMs: number
  standing: number
  tileWidth: number
}

declare global {
  interface Window {
    paintStage?: (order: StageOrder) => Promise<StagePicture>
    paintSheet?: (orders: readonly StageOrder[]) => Promise<number>
    paintAllThings?: () => void
  }
}
