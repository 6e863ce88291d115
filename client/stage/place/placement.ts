import type { StagedBoard } from '../board/stagedBoard.ts'
import type { StageFigure } from '../stageView.ts'
import { type CrowdSize, crowdSize, largerInCrowd } from './crowdSizes.ts'
import { fanOf, type Offset } from './fan.ts'

/** The measures of a painted world, in its own pixels. */
export interface Ground {
  tile: { width: number; height: number }
  /** Pixels of the world for one pixel of the screen. */
  pixel: number
  footOf(place: number): { x: number; y: number }
  /** Where the target of a strike on that place stands, if not in the middle of it. */
  targetOn?(place: number): { x: number; y: number } | null
  /** How far below the middle of a tile feet stand. */
  feetBelowMiddle: number
}

/** Where the feet of a figure are and how wide it is, in pixels of the world; a figure further down stands in front. */
export interface Spot {
  x: number
  y: number
  size: number
}

export interface Placement {
  spots: ReadonlyMap<string, Spot>
  crowd: CrowdSize
}

/** From the edge of a monster to the middle of the figure before it, in widths of a tile. */
const besideGuard = 0.55

/** A figure that comes to a monster stands in front of it, on its own way, so that no figure is hidden and all can be hit. */
function footBefore(place: number, { things, course }: StagedBoard, ground: Ground): { x: number; y: number } {
  const foot = ground.footOf(place)
  const guard = things.find(({ at, pips }) => at === place && pips !== undefined && pips.left > 0)
  if (!guard) return foot
  const { width, height } = ground.tile
  const before = course[course.indexOf(place) - 1]
  if (before === undefined) return { x: foot.x, y: foot.y + height * 0.55 }
  const from = ground.footOf(before)
  const away = Math.hypot(from.x - foot.x, from.y - foot.y) || 1
  const reach = ((guard.size / 2 + besideGuard) * width) / away
  return { x: foot.x + (from.x - foot.x) * reach, y: foot.y + (from.y - foot.y) * reach + height * 0.22 }
}

/** Moves a figure out of the picture of a large thing beside it, to the side that it is on, and never off the map. */
function beside(foot: Offset, size: number, { things, columns }: StagedBoard, ground: Ground): Offset {
  if (columns === undefined) return foot
  const { tile } = ground
  let { x, y } = foot
  for (const { at, pips, size: tiles } of things) {
    if (!pips || pips.left <= 0) continue
    const middle = ground.footOf(at)
    const high = tiles * tile.height
    const heart = { x: middle.x, y: middle.y - high * 0.35 }
    const [dx, dy] = [x - heart.x, y - heart.y]
    const across = tiles * tile.width * 0.42 + size * 0.3
    const down = dy < 0 ? high * 0.5 : high * 0.35 + tile.height * 0.8
    const away = Math.hypot(dx / across, dy / down)
    if (away >= 1) continue
    // A figure with its feet in the middle of the thing comes out in front of it.
    x = away === 0 ? x : heart.x + dx / away
    y = away === 0 ? y + down : heart.y + dy / away
  }
  const [first, last] = [ground.footOf(0), ground.footOf(columns - 1)]
  const edge = tile.width * 0.3
  return { x: Math.max(first.x - edge, Math.min(last.x + edge, x)), y: Math.max(first.y - edge, y) }
}

/** Moves a bunch at the edge of the field in, so that no figure stands under what lies beside the field. */
function onField({ x, y }: Offset, offsets: readonly Offset[], { columns }: StagedBoard, ground: Ground): Offset {
  if (columns === undefined) return { x, y }
  const across = offsets.map((offset) => offset.x)
  const least = ground.footOf(0).x - Math.min(...across)
  const most = ground.footOf(columns - 1).x - Math.max(...across)
  return { x: least > most ? (least + most) / 2 : Math.max(least, Math.min(most, x)), y }
}

/** How far a bunch on one place may spread, in widths of a tile. */
const bunchReach = 2.3

/** Something written, by its middle and half of its sides. */
export interface Plaque {
  x: number
  y: number
  halfWidth: number
  halfHeight: number
}

/** Lets a mode move figures that would hide each other in its world. */
export type Arrange = (spots: Map<string, Spot>, board: StagedBoard, ground: Ground) => void

/** Where all figures stand. Equal places, ranks and sizes give equal pictures. */
export function placeFigures(
  board: StagedBoard,
  figures: readonly StageFigure[],
  ground: Ground,
  arrange?: Arrange,
): Placement {
  const standing = figures.filter(({ id }) => board.spots[id] !== undefined)
  const crowd = crowdSize(standing.length)
  const usual = Math.max(
    crowd.least * ground.pixel,
    Math.min(crowd.most * ground.pixel, crowd.tiles * ground.tile.width),
  )
  const bunches = new Map<number, StageFigure[]>()
  for (const figure of standing) {
    const place = board.spots[figure.id] ?? 0
    const bunch = bunches.get(place)
    if (bunch) bunch.push(figure)
    else bunches.set(place, [figure])
  }
  const spots = new Map<string, Spot>()
  for (const [place, bunch] of bunches) {
    const offsets = fanOf(bunch.length, usual, bunchReach * ground.tile.width)
    const foot = onField(footBefore(place, board, ground), offsets, board, ground)
    const { x, y } = beside(foot, usual, board, ground)
    for (const [index, { id, rank }] of bunch.entries()) {
      const offset = offsets[index] ?? { x: 0, y: 0 }
      spots.set(id, { x: x + offset.x, y: y + offset.y, size: usual * largerInCrowd(crowd, rank) })
    }
  }
  arrange?.(spots, board, ground)
  return { spots, crowd }
}
