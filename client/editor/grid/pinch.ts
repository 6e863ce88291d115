export type Point = { x: number; y: number }

export const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / Math.max(points.length, 1),
  y: points.reduce((sum, { y }) => sum + y, 0) / Math.max(points.length, 1),
})

const spread = ([one, other]: readonly Point[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0

/** How far both fingers moved together, and how many times as far apart they are now. */
export const pinchOf = (before: readonly Point[], now: readonly Point[]): [by: Point, zoom: number] => {
  const [from, to] = [middleOf(before), middleOf(now)]
  const zoom = spread(before) > 0 && spread(now) > 0 ? spread(now) / spread(before) : 1
  return [{ x: to.x - from.x, y: to.y - from.y }, zoom]
}
