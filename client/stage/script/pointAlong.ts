import { mixed } from './easing.ts'

interface Point {
  x: number
  y: number
}

/** A point on a way that takes the same time from each point to the next. */
export function pointAlong(points: readonly Point[], share: number): Point {
  const along = share * (points.length - 1)
  const from = points[Math.floor(along)] ?? { x: 0, y: 0 }
  const to = points[Math.ceil(along)] ?? from
  const part = along - Math.floor(along)
  return { x: mixed(from.x, to.x, part), y: mixed(from.y, to.y, part) }
}
