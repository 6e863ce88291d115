import type { TileGrid } from '../../../rooms/shared/maps/tileGrid.ts'
import type { MapMode } from '../../../rooms/shared/maps/tileTypes.ts'
import { paintColosseum } from '../../modes/battle/world/paintColosseum.ts'
import { paintTemple } from '../../modes/goldQuest/world/paintTemple.ts'
import { paintMeadow } from '../../modes/racing/world/paintMeadow.ts'
import { paintVolcano } from '../../modes/survival/world/paintVolcano.ts'
import { paintCastle } from '../../modes/tower/world/paintCastle.ts'
import type { ThingName } from './things/thingNames.ts'
import { easelSizes, newEasel, type Plate, type StandingPicture } from './worldEasel.ts'

export interface PaintedWorld {
  /** Everything that lies flat: terrain, height, decoration, baked shadows, grade and vignette, and what is beyond the map. */
  ground: HTMLCanvasElement
  /** Pixels of one tile in the ground, and where the upper left corner of the first tile lies in it. */
  tile: { width: number; height: number }
  origin: { x: number; y: number }
  /** What stands: drawn at its upper left corner, sorted with the figures by depth, which is the y of its feet. */
  standing: readonly StandingPicture[]
  /** Survival's moving tiles, merged into slabs; they lie on the ground, below everything that stands. Other modes have none. */
  plates: readonly Plate[]
  /** Where the feet of a figure on that place of the map are, in ground pixels. */
  footOf(place: number): { x: number; y: number }
  /** Small life for the scene to move, each kind a thing that can be painted by name. */
  ambient: readonly { kind: ThingName; x: number; y: number }[]
}

export interface PaintingOptions {
  tileWidth: number
  /** Pixels of the world beyond the map, on every side. */
  margin: number
  seed?: number
}

const painters = {
  racing: paintMeadow,
  battle: paintColosseum,
  'gold-quest': paintTemple,
  tower: paintCastle,
  survival: paintVolcano,
} as const

/** A map somebody drew becomes a place. The same map, size and seed always become the same place. */
export function paintWorld(mode: MapMode, grid: TileGrid, options: PaintingOptions): PaintedWorld {
  const easel = newEasel(grid, easelSizes[mode], options)
  painters[mode](easel)
  return easel.finished()
}
