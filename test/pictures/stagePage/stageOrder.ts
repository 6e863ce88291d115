import type { TileGrid } from '../../../rooms/shared/maps/tileGrid.ts'
import type { MapMode } from '../../../rooms/shared/maps/tileTypes.ts'

/** What a picture of the stage is asked for. */
export interface StageOrder {
  mode: MapMode
  grid: TileGrid
  width: number
  height: number
  /** Where the map begins on the picture; what is left of it is the panel's. */
  left: number
  top: number
  /** Pixels of a tile; the whole map where it is left out. */
  tileWidth?: number
  /** Tiles of the world beyond the map. */
  margin?: number
  /** Which tile is in the middle of the picture, where it is not the middle of the map. */
  middle?: { x: number; y: number }
  /** Draws moving tiles where they are down. */
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
