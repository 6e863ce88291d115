import type { WorldPicture } from '../../parts/maps/painting/worldPainting.ts'
import type { WorldWish } from '../../parts/maps/painting/worldWishes.ts'
import type { Drawing } from '../document/mapCommands.ts'
import type { Frame } from '../grid/tilePlans.ts'

/** Where the world lies over the tiles: what is wiped away shows the tile below. */
export interface Paper {
  wipe(): void
  wipeTiles(drawing: Drawing, places: Iterable<number>): void
  /** A picture of all of it, of whatever size: from then on the paper has that size. */
  layWhole(picture: WorldPicture, tileWidth: number): void
  lay(picture: WorldPicture, left: number, top: number): void
}

type Needs = {
  paper: Paper
  paint: (wish: WorldWish) => Promise<WorldPicture>
  /** Whether the page goes on meanwhile. */
  isAside: () => boolean
  /** The size of a drawn tile of the world, for its shape. */
  tileOf: (drawing: Drawing) => { width: number; height: number }
  /** Calls back once the hand has rested; each call puts off the one before. */
  whenRested: (then: () => void) => void
}

/** Tiles around a stroke that look different by it: the edges of grounds, and what stands two tiles high. */
const near = 2

type Shown = { drawing: Drawing; tileWidth: number }

const isOneShape = (one: Drawing, other: Drawing): boolean =>
  one.mode === other.mode && one.scenery === other.scenery && one.width === other.width && one.height === other.height

/** Around these places with what is near them, in tiles. */
export const tilesAround = ({ width, height }: Drawing, places: Iterable<number>): Frame => {
  const all = [...places]
  const columns = all.map((place) => place % width)
  const rows = all.map((place) => Math.floor(place / width))
  const [left, top] = [Math.max(0, Math.min(...columns) - near), Math.max(0, Math.min(...rows) - near)]
  const [right, bottom] = [
    Math.min(width, Math.max(...columns) + near + 1),
    Math.min(height, Math.max(...rows) + near + 1),
  ]
  return { left, top, width: right - left, height: bottom - top }
}

/** Tiles as whole pixels of a world whose tiles are so wide. */
const windowOf = (drawn: { width: number; height: number }, tiles: Frame, tileWidth: number): Frame => {
  const tileHeight = (tileWidth * drawn.height) / drawn.width
  const [left, top] = [Math.floor(tiles.left * tileWidth), Math.floor(tiles.top * tileHeight)]
  const [right, bottom] = [
    Math.ceil((tiles.left + tiles.width) * tileWidth),
    Math.ceil((tiles.top + tiles.height) * tileHeight),
  ]
  return { left, top, width: right - left, height: bottom - top }
}

const letGo = (picture: WorldPicture | null): void => {
  if (picture && 'close' in picture) picture.close()
}

const wishFor = ({ mode, ...grid }: Drawing, tileWidth: number, window: Frame): WorldWish => ({
  mode,
  grid,
  shot: { tileWidth, window },
})

const allOf = ({ width, height }: Drawing): Frame => ({ left: 0, top: 0, width, height })

const changedPlaces = (before: Drawing, after: Drawing): number[] =>
  after.types.flatMap((type, place) => (before.types[place] === type ? [] : [place]))

/**
 * The world over a drawing. At no moment does it show a tile that the drawing does not have there: a tile that changes
 * is wiped away at once, so that the drawn tile is seen, and so is what a late picture would bring back. Near ground is
 * painted as soon as the painter is free, the whole when the hand rests: what is far may look different by a stroke, too.
 */
export function openWorldSurface({ paper, paint, isAside, tileOf, whenRested }: Needs) {
  let wanted: Shown | null = null
  /** What the paper has, apart from its holes: null before the first picture of this shape. */
  let tileWidth: number | null = null
  const holes = new Set<number>()
  /** Raised by every other shape: a picture for an earlier one is late even if the map has that shape again. */
  let shape = 0
  let isWholeDue = true
  let isRested = false
  let isBusy = false
  let isClosed = false

  async function paintNow(its: Shown, tiles: Frame, width: number, isWhole: boolean): Promise<void> {
    const window = windowOf(tileOf(its.drawing), tiles, width)
    const asked = shape
    isBusy = true
    // What is dug from now on the picture does not know.
    holes.clear()
    const picture = await paint(wishFor(its.drawing, width, window)).catch(() => null)
    isBusy = false
    if (isClosed || !wanted || shape !== asked) {
      letGo(picture)
      if (!isClosed) next()
      return
    }
    if (!picture) {
      // The tiles themselves are below, and the next stroke asks anew.
      paper.wipe()
      tileWidth = null
      return
    }
    if (isWhole) {
      paper.layWhole(picture, width)
      tileWidth = width
      isWholeDue = wanted !== its
    } else paper.lay(picture, window.left, window.top)
    letGo(picture)
    paper.wipeTiles(wanted.drawing, holes)
    next()
  }

  function next(): void {
    if (isBusy || isClosed || !wanted) return
    // Painting on the page holds it up: not while somebody draws.
    if (!isAside() && !isRested) return
    const { drawing } = wanted
    if (tileWidth === null || (holes.size > 0 && !isAside()))
      void paintNow(wanted, allOf(drawing), wanted.tileWidth, true)
    else if (holes.size > 0) void paintNow(wanted, tilesAround(drawing, holes), tileWidth, false)
    else if (isRested && isWholeDue) void paintNow(wanted, allOf(drawing), wanted.tileWidth, true)
  }

  return {
    show(drawing: Drawing, width: number): void {
      const before = wanted
      if (before?.drawing === drawing && before.tileWidth === width) return
      wanted = { drawing, tileWidth: width }
      if (before && isOneShape(before.drawing, drawing)) {
        const dug = changedPlaces(before.drawing, drawing)
        for (const place of dug) holes.add(place)
        paper.wipeTiles(drawing, dug)
      } else {
        shape += 1
        holes.clear()
        paper.wipe()
        tileWidth = null
      }
      isWholeDue = true
      isRested = false
      whenRested(() => {
        isRested = true
        next()
      })
      next()
    },
    close(): void {
      isClosed = true
    },
  }
}
