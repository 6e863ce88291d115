import type { ThingName } from './things/thingNames.ts'

interface StandingPicture {
  image: HTMLCanvasElement
  x: number
  y: number
  depth: number
}

/** A slab of moving tiles: `whole` while it carries, `broken` while it is down; both lie at x, y. */
export interface Plate {
  places: readonly number[]
  whole: HTMLCanvasElement
  broken: HTMLCanvasElement
  x: number
  y: number
  depth: number
}

export interface PaintedWorld {
  /** Of a window, that part only, and of what stands what is seen there. Everything that lies flat: terrain, height, decoration, baked shadows, grade and vignette, and what is beyond the map. */
  ground: HTMLCanvasElement
  /** Pixels of one tile in the ground, and where the upper left corner of the first tile lies in it. */
  tile: { width: number; height: number }
  origin: { x: number; y: number }
  /**
   * Standing things: drawn at their upper left corner, sorted with the figures by depth, which is the y of their feet.
   */
  standing: readonly StandingPicture[]
  /** Survival's moving tiles, merged into slabs; they lie on the ground, below everything that stands. Other modes have none. */
  plates: readonly Plate[]
  /** Where the feet of a figure on that place of the map are, in ground pixels. */
  footOf(place: number): { x: number; y: number }
  /** Small life for the scene to move, each kind a thing that can be painted by name; `depth` is that of what carries it. */
  ambient: readonly { kind: ThingName; x: number; y: number; depth?: number }[]
}

/** A part of a picture, in whole pixels from its upper left corner. */
export interface PictureWindow {
  left: number
  top: number
  width: number
  height: number
}

/** What is seen of a picture, and what of a part of it; null where nothing is. */
export interface Cut {
  seen: PictureWindow
  of(part: PictureWindow): PictureWindow | null
}

export interface PaintingOptions {
  tileWidth: number
  /** Pixels of the world beyond the map, on every side. */
  margin: number
  seed?: number
  /** Only this part of the picture: the same pixels as the whole has there. */
  cut?: Cut
}
