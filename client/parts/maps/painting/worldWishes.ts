import type { TileGrid } from '../../../../rooms/shared/maps/tileGrid.ts'
import type { MapMode } from '../../../../rooms/shared/maps/tileTypes.ts'
import type { MapShot } from '../../../stage/world/mapPicture.ts'

/** What to paint of which map. */
export type WorldWish = { mode: MapMode; grid: TileGrid; shot: MapShot }

/** Each answer carries the number of its wish. */
export type NumberedWish = { number: number; wish: WorldWish }
export type WorldAnswer = { number: number; picture: ImageBitmap | null }
