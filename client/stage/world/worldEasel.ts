import type { TileGrid } from '../../../rooms/shared/maps/tileGrid.ts'
import { aside, type Brush, newCanvas } from './canvas/brush.ts'
import { newStampBook, type StampBook } from './canvas/stamps.ts'
import { placeNoise, positionHash } from './outline/positionHash.ts'
import type { Area } from './outline/regionCorners.ts'
import type { PaintedWorld, PaintingOptions } from './paintedWorld.ts'
import { stained } from './sceneries/staining.ts'
import type { ThingName } from './things/thingNames.ts'

interface Frame {
  left: number
  top: number
  width: number
  height: number
}

type Paint = (brush: Brush) => void

/**
 * What the painter of a mode works on. All lengths are in drawing units: a tile always has the size it is drawn in,
 * whatever the size of the picture. 0, 0 is the upper left corner of the first tile.
 */
export interface Easel {
  grid: TileGrid
  tile: { width: number; height: number }
  /** The whole picture in drawing units, and the tiles it covers beyond the map. */
  frame: Frame
  area: Area
  /** The part of the picture that is painted, in its pixels. A painter may also paint elsewhere, but it is not seen. */
  seen: Frame
  ground: Brush
  typeAt(x: number, y: number): string
  /** Beyond the map, the tile at its edge goes on. */
  nearestTypeAt(x: number, y: number): string
  chance(x: number, y: number, question: number): number
  noise(x: number, y: number, question: number): number
  /** Lies on the ground, or stands where no figure walks behind it. Painted from back to front when all are known. */
  flat(depth: number, paint: Paint): void
  /** Stands among the figures, as a picture of its own that covers the frame. */
  stand(depth: number, frame: Frame, paint: Paint): void
  /** Stands like anything else, and has the same colours in every scenery: a class has to know it again. */
  mark(depth: number, frame: Frame, paint: Paint): void
  plate(places: readonly number[], frame: Frame, whole: Paint, broken: Paint): void
  /** `on`: the depth of the thing that carries it. Life that flies and drifts has none. */
  live(kind: ThingName, x: number, y: number, on?: number): void
  /** Replaces animals that live here so far by others, or by none. */
  resettle(instead: (kind: ThingName) => ThingName | null): void
  /** Light over the whole picture. It may only paint over what is there (`source-atop`). */
  grade: Paint
  /** How far down in a tile feet stand, as a share of its height. */
  footHeight: number
  stamp: StampBook
  /** Pixels for one drawing unit. */
  scale: number
  /** The picture is so small that details smaller than a tile would only be noise. */
  isSmall: boolean
}

const mostAmbient = 40

const clamped = (value: number, most: number): number => Math.max(0, Math.min(most, value))

/** The life of a world, which moves a little. */
function newLife(pixelOf: (x: number, y: number) => { x: number; y: number }) {
  let all: PaintedWorld['ambient'] = []
  return {
    all: () => all,
    live(kind: ThingName, x: number, y: number, on?: number): void {
      const depth = on === undefined ? {} : { depth: pixelOf(x, on).y }
      if (all.length < mostAmbient) all = [...all, { kind, ...pixelOf(x, y), ...depth }]
    },
    resettle(instead: (kind: ThingName) => ThingName | null): void {
      all = all.flatMap(({ kind, ...at }) => {
        const next = instead(kind)
        return next ? [{ kind: next, ...at }] : []
      })
    },
  }
}

/** Whole pixels of the ground: between two pixels a picture would be blurred. Null if no part of it is seen. */
const pixelsIn =
  (scale: number, { margin, cut }: PaintingOptions) =>
  ({ left, top, width, height }: Frame): Frame | null => {
    const [x, y] = [Math.floor(left * scale + margin), Math.floor(top * scale + margin)]
    const pixels = { left: x, top: y, width: Math.ceil(width * scale + 2), height: Math.ceil(height * scale + 2) }
    return cut ? cut.of(pixels) : pixels
  }

/** A picture of its own of what stands on the map, or of a plate. */
function pictureOf(
  { scale, grade }: Pick<Easel, 'scale' | 'grade'>,
  margin: number,
  { left: x, top: y, width, height }: Frame,
  { paint, isMark }: { paint: Paint; isMark?: true },
) {
  const paper = () => newCanvas(width, height)
  const { canvas: image, brush } = isMark ? stained(null, paper) : paper()
  brush.setTransform(scale, 0, 0, scale, margin - x, margin - y)
  aside(brush, () => paint(brush))
  grade(brush)
  return { image, x, y }
}

export function newEasel(grid: TileGrid, tile: Easel['tile'], options: PaintingOptions) {
  const { tileWidth, margin, seed = 0, cut } = options
  const [scale, edge] = [tileWidth / tile.width, (margin * tile.width) / tileWidth]
  const frame = {
    left: -edge,
    top: -edge,
    width: grid.width * tile.width + edge * 2,
    height: grid.height * tile.height + edge * 2,
  }
  const [across, down] = [Math.ceil(edge / tile.width), Math.ceil(edge / tile.height)]
  const seen = cut?.seen ?? { left: 0, top: 0, width: frame.width * scale, height: frame.height * scale }
  const pixelsOf = pixelsIn(scale, options)
  const { canvas, brush: ground } = newCanvas(seen.width, seen.height)
  ground.setTransform(scale, 0, 0, scale, margin - seen.left, margin - seen.top)
  const lying: { depth: number; paint: Paint }[] = []
  const upright: { depth: number; frame: Frame; paint: Paint; isMark?: true }[] = []
  const plates: { places: readonly number[]; frame: Frame; whole: Paint; broken: Paint }[] = []
  const life = newLife((x, y) => ({ x: x * scale + margin, y: y * scale + margin }))

  const typeAt = (x: number, y: number) =>
    x < 0 || y < 0 || x >= grid.width || y >= grid.height ? '' : (grid.types[y * grid.width + x] ?? '')
  const easel: Easel = {
    grid,
    tile,
    frame,
    seen,
    area: { left: -across - 1, top: -down - 1, right: grid.width + across + 1, bottom: grid.height + down + 1 },
    ground,
    typeAt,
    nearestTypeAt: (x, y) => typeAt(clamped(x, grid.width - 1), clamped(y, grid.height - 1)),
    chance: (x, y, question) => positionHash(x, y, question + seed * 4099),
    noise: (x, y, question) => placeNoise(x, y, question + seed * 4099),
    flat: (depth, paint) => lying.push({ depth, paint }),
    stand: (depth, frame, paint) => upright.push({ depth, frame, paint }),
    mark: (depth, frame, paint) => upright.push({ depth, frame, paint, isMark: true }),
    plate: (places, frame, whole, broken) => plates.push({ places, frame, whole, broken }),
    live: life.live,
    resettle: life.resettle,
    grade: () => {},
    footHeight: 0.72,
    stamp: newStampBook(scale),
    scale,
    isSmall: scale < 0.4,
  }

  const finished = (): PaintedWorld => {
    for (const { paint } of lying.sort((a, b) => a.depth - b.depth)) paint(ground)
    easel.grade(ground)
    return {
      ground: canvas,
      tile: { width: tile.width * scale, height: tile.height * scale },
      origin: { x: margin, y: margin },
      standing: upright.flatMap(({ depth, frame, ...what }) => {
        const pixels = pixelsOf(frame)
        return pixels ? { ...pictureOf(easel, margin, pixels, what), depth: depth * scale + margin } : []
      }),
      plates: plates.flatMap(({ places, frame, whole, broken }) => {
        const pixels = pixelsOf(frame)
        if (!pixels) return []
        const { image, x, y } = pictureOf(easel, margin, pixels, { paint: whole })
        const depth = (frame.top + frame.height) * scale + margin
        return { places, whole: image, broken: pictureOf(easel, margin, pixels, { paint: broken }).image, x, y, depth }
      }),
      footOf: (place) => ({
        x: ((place % grid.width) + 0.5) * tile.width * scale + margin,
        y: (Math.floor(place / grid.width) + easel.footHeight) * tile.height * scale + margin,
      }),
      ambient: life.all(),
    }
  }
  // One object, because what a painter sets on its easel has to be seen here, too.
  return Object.assign(easel, { finished })
}
