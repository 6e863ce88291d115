import type { ThingName } from './things/thingNames.ts'

interface StandingPicture {
  image: HTMLCanvasElement
  x: number
  y: number
  depth: number
}

/** A slab of moving tiles: `whole` while it carries, `broken` while it is down. Both lie at x, y. */
interface Plate {
  places: readonly number[]
  whole: HTMLCanvasElement
  broken: HTMLCanvasElement
  x: number
  y: number
  depth: number
}

export interface PaintedWorld {
  /**
   * Everything flat: terrain, height, decoration, baked shadows, grade, vignette, and what lies beyond the map. With a
   * window, only that part, and of standing things only what is seen in it.
   */
  ground: HTMLCanvasElement
  /** Pixels of one tile in the ground, and where the upper left corner of the first tile lies in it. */
  tile: { width: number; height: number }
  origin: { x: number; y: number }
  /**
   * Standing things: drawn at their upper left corner, sorted with the figures by depth, which is the y of their feet.
   */
  standing: readonly StandingPicture[]
  /** Survival's moving tiles, merged into slabs. They lie on the ground, below all that stands. Other modes have none. */
  plates: readonly Plate[]
  /** Where the feet of a figure on that place are, in pixels of the ground. */
  footOf(place: number): { x: number; y: number }
  /** Small life for the scene to move; each kind is a thing that can be painted by name. `depth`: that of what carries it. */
  ambient: readonly { kind: ThingName; x: number; y: number; depth?: number }[]
}

/** A part of a picture, in whole pixels from its upper left corner. */
export interface PictureWindow {
  left: number
  top: number
  width: number
  height: number
}

/** The visible part of a picture, and of any part of it; null if none of it is visible. */
export interface Cut {
  seen: PictureWindow
  of(part: PictureWindow): PictureWindow | null
}

export interface PaintingOptions {
  tileWidth: number
  /** Pixels of the world beyond the map, on every side. */
  margin: number
  seed?: number
  /** Paints only this part of the picture, with the same pixels that the whole picture has there. */
  cut?: Cut
}
