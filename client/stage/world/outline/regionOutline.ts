import { placeNoise } from './positionHash.ts'
import { type Area, around, type IsInside, type Loop, type Point, regionCorners } from './regionCorners.ts'

/** How the outline of a terrain runs; lengths in tiles. */
export interface OutlineShape {
  /** Radius of corners that stick out. */
  outer: number
  /** Radius of corners that go in. */
  inner: number
  /** How far the line strays; 0 for walls and roads. */
  wobble?: number
  /** How quickly it strays. */
  pace?: number
  salt?: number
  joins?: boolean
}

/** As fine as a brush stroke: a point every tenth of a tile. */
const step = 0.1

/** A quarter of a circle around a corner. Its radius is at most half of the shorter edge. */
function roundedCorner(before: Point, corner: Point, after: Point, shape: OutlineShape): Point[] {
  const [lengthIn, lengthOut] = [
    Math.hypot(corner.x - before.x, corner.y - before.y),
    Math.hypot(after.x - corner.x, after.y - corner.y),
  ]
  const come = { x: (corner.x - before.x) / lengthIn, y: (corner.y - before.y) / lengthIn }
  const go = { x: (after.x - corner.x) / lengthOut, y: (after.y - corner.y) / lengthOut }
  const sticksOut = come.x * go.y - come.y * go.x > 0
  const radius = Math.min(sticksOut ? shape.outer : shape.inner, lengthIn / 2, lengthOut / 2)
  const centre = { x: corner.x + (go.x - come.x) * radius, y: corner.y + (go.y - come.y) * radius }
  const pieces = Math.max(2, Math.ceil((radius * Math.PI) / 2 / step))
  return Array.from({ length: pieces + 1 }, (_, piece) => {
    const angle = ((piece / pieces) * Math.PI) / 2
    return {
      x: centre.x - go.x * radius * Math.cos(angle) + come.x * radius * Math.sin(angle),
      y: centre.y - go.y * radius * Math.cos(angle) + come.y * radius * Math.sin(angle),
    }
  })
}

/** Points along a loop, at most a step apart, so that a wobble bends its straight parts, too. */
const resampled = (loop: Loop): Point[] =>
  loop.flatMap((point, index) => {
    const next = around(loop, index + 1)
    const pieces = Math.max(1, Math.ceil(Math.hypot(next.x - point.x, next.y - point.y) / step))
    return Array.from({ length: pieces }, (_, piece) => ({
      x: point.x + ((next.x - point.x) * piece) / pieces,
      y: point.y + ((next.y - point.y) * piece) / pieces,
    }))
  })

function wobbled({ x, y }: Point, wobble: number, pace: number, salt: number): Point {
  const stray = (shift: number) =>
    (placeNoise(x * pace, y * pace, salt + shift) - 0.5) * 2 * wobble +
    (placeNoise(x * pace * 2.7, y * pace * 2.7, salt + shift + 9) - 0.5) * 0.7 * wobble
  return { x: x + stray(0), y: y + stray(31) }
}

/** The outline of a region as if drawn by hand: closed loops in tiles, round at the corners. */
export function regionOutline(isInside: IsInside, area: Area, shape: OutlineShape): Loop[] {
  const { wobble = 0, pace = 1.1, salt = 1, joins = false } = shape
  return regionCorners(isInside, area, joins).map((corners) => {
    const round = corners.flatMap((corner, index) =>
      roundedCorner(around(corners, index - 1), corner, around(corners, index + 1), shape),
    )
    const points = resampled(round)
    return wobble === 0 ? points : points.map((point) => wobbled(point, wobble, pace, salt))
  })
}
