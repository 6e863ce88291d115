import type { WorldPicture } from '../../parts/maps/painting/worldPainting.ts'
import type { WorldWish } from '../../parts/maps/painting/worldWishes.ts'
import type { Drawing } from '../document/mapCommands.ts'
import type { Frame } from '../grid/tilePlans.ts'

/** A part of a world, and where it lies in it. */
export type Piece = { picture: WorldPicture; left: number; top: number }

/** Where the world lies over the tiles: what is wiped away shows the tile below. */
export interface Paper {
  wipe(): void
  wipeTiles(drawing: Drawing, places: Iterable<number>): void
  /** Pictures that are all of it together: from then on the paper has their size. */
  layWhole(size: { width: number; height: number }, pieces: readonly Piece[], tileWidth: number): void
  lay(piece: Piece): void
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

/** So much of a world is painted on the page before it may go on with something else, and before a stroke makes it void. */
const rowsAtOnce = 3

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

const free = (picture: WorldPicture | null): void => {
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

type Painted = { pieces: Piece[]; end: 'painted' | 'void' | 'lost' }

/** Aside from the page all at once. On the page so many rows at a time, and no more of them once they are void. */
async function paintedPieces(needs: Needs, its: Shown, tiles: Frame, isVoid: () => boolean): Promise<Painted> {
  const { drawing, tileWidth } = its
  const rows = needs.isAside() ? tiles.height : rowsAtOnce
  const pieces: Piece[] = []
  for (let row = 0; row < tiles.height; row += rows) {
    if (row > 0 && isVoid()) return { pieces, end: 'void' }
    const some = { ...tiles, top: tiles.top + row, height: Math.min(rows, tiles.height - row) }
    const window = windowOf(needs.tileOf(drawing), some, tileWidth)
    const picture = await needs.paint(wishFor(drawing, tileWidth, window)).catch(() => null)
    if (!picture) return { pieces, end: 'lost' }
    pieces.push({ picture, left: window.left, top: window.top })
  }
  return { pieces, end: 'painted' }
}

/**
 * The world over a drawing. At no moment does it show a tile that the drawing does not have there: a tile that changes
 * is wiped away at once, so that the drawn tile is seen, and so is what a late picture would bring back. Near ground is
 * painted as soon as the painter is free, the whole when the hand rests: what is far may look different by a stroke, too.
 */
export function openWorldSurface(needs: Needs) {
  const { paper, isAside, tileOf, whenRested } = needs
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

  async function paintNow(its: Shown, tiles: Frame, isWhole: boolean): Promise<void> {
    const asked = shape
    isBusy = true
    // What is dug from now on the pictures do not know.
    holes.clear()
    const { pieces, end } = await paintedPieces(needs, its, tiles, () => isClosed || wanted !== its)
    isBusy = false
    const isLate = isClosed || !wanted || shape !== asked
    if (wanted && !isLate && end === 'lost') {
      // The tiles themselves are below, and the next stroke asks anew.
      paper.wipe()
      tileWidth = null
    } else if (wanted && !isLate && end === 'painted') {
      if (isWhole) {
        paper.layWhole(windowOf(tileOf(its.drawing), tiles, its.tileWidth), pieces, its.tileWidth)
        tileWidth = its.tileWidth
        isWholeDue = wanted !== its
      } else for (const piece of pieces) paper.lay(piece)
      paper.wipeTiles(wanted.drawing, holes)
    }
    for (const { picture } of pieces) free(picture)
    if (isLate || end !== 'lost') next()
  }

  function next(): void {
    if (isBusy || isClosed || !wanted) return
    // Painting on the page holds it up: not while somebody draws.
    if (!isAside() && !isRested) return
    const { drawing } = wanted
    if (tileWidth === null || (holes.size > 0 && !isAside())) void paintNow(wanted, allOf(drawing), true)
    else if (holes.size > 0) void paintNow({ drawing, tileWidth }, tilesAround(drawing, holes), false)
    else if (isRested && isWholeDue) void paintNow(wanted, allOf(drawing), true)
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
