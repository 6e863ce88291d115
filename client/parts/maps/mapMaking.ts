import type { ComponentType } from 'react'
import type { TileGrid } from '../../../rooms/shared/maps/tileGrid.ts'
import type { MapMode } from '../../../rooms/shared/maps/tileTypes.ts'

/** A map that was made from a wish. */
export type MadeDrawing = { mode: MapMode; grid: TileGrid; name: string }

export type MapMakerProps = {
  /** The mode that it starts with. */
  mode: MapMode
  onTake: (made: MadeDrawing) => void
  onClose: () => void
}

/** The editor must not import screens, so a screen hands it the map maker. */
export type LateMapMaker = () => Promise<{ default: ComponentType<MapMakerProps> }>
