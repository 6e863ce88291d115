import type { WorldPicture } from '../../parts/maps/painting/worldPainting.ts'
import type { WorldWish } from '../../parts/maps/painting/worldWishes.ts'
import type { Drawing } from '../document/mapCommands.ts'
import type { Frame } from '../grid/tilePlans.ts'

/** The picture of a part of a world, and where it lies. */
type Piece = { picture: WorldPicture; left: number; top: number }

/** The world is laid on it, over the tiles. Where it is wiped, the tile below shows. */
export interface Paper {
  wipe(): void
  wipeTiles(drawing: Drawing, places: Iterable<number>): void
  /** Lays pictures that together are the whole world. From then on the paper has their size. */
  layWhole(size: { width: number; height: number }, pieces: readonly Piece[], tileWidth: number): void
  lay(piece: Piece): void
}

type Needs = {
  paper: Paper
  paint: (wish: WorldWish) => Promise<WorldPicture>
  /** Whether the painting runs aside, so that the page goes on meanwhile. */
  isAside: () => boolean
  /** The size of a drawn tile of the world, for its shape. */
  tileOf: (drawing: Drawing) => { width: number; height: number }
  /** Calls back once the hand has rested. Each call cancels the one before. */
  whenRested: (then: () => void) => void
}

/** How many rows are painted on the page before it may do something else, or a stroke may make them void. */
const rowsAtOnce = 3

/** A stroke changes the look of tiles up to this far away: the edges of grounds, and things two tiles high. */
const near = 2

type Shown = { drawing: Drawing; tileWidth: number }

const isOneShape = (one: Drawing, other: Drawing): boolean =>
  one.mode === other.mode && one.scenery === other.scenery && one.width === other.width && one.height === other.height

/** The tiles around these places with all that is near, as a frame. */
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

/** The whole pixels that these tiles cover in a world with tiles of this width. */
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

/** Aside from the page, all is painted at once. On the page, some rows at a time, and no more once the drawing has changed. */
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
 * The world over a drawing. It never shows a tile that the drawing does not have: a changed tile is wiped away at once,
 * and again after each late picture, so that the drawn tile is seen. What is near a stroke is painted as soon as the
 * painter is free. The whole is painted when the hand rests, because a stroke may change the look of far tiles, too.
 */
export function openWorldSurface(needs: Needs) {
  const { paper, isAside, tileOf, whenRested } = needs
  let wanted: Shown | null = null
  /** The width of a tile in the picture on the paper, which may have holes; null before the first picture of this shape. */
  let tileWidth: number | null = null
  const holes = new Set<number>()
  /** Raised with each new shape: a picture for an earlier one is late even if the map has that shape again. */
  let shape = 0
  let isWholeDue = true
  let isRested = false
  let isBusy = false
  let isClosed = false

  async function paintNow(its: Shown, tiles: Frame, isWhole: boolean): Promise<void> {
    const asked = shape
    isBusy = true
    // The pictures under way do not know holes that are made from now on.
    holes.clear()
    const { pieces, end } = await paintedPieces(needs, its, tiles, () => isClosed || wanted !== its)
    isBusy = false
    const isLate = isClosed || !wanted || shape !== asked
    if (wanted && !isLate && end === 'lost') {
      // The tiles below are seen, and the next stroke asks for a picture again.
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
    // Painting on the page holds it up, so it waits until the hand rests.
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
