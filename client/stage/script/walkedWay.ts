import type { Offset } from '../place/fan.ts'
import type { Ground } from '../place/placement.ts'
import { mixed } from './easing.ts'

/** A figure on its way stays this close to the middle of it, in widths of a tile. */
const mostBeside = 0.6

const apart = (a: Offset, b: Offset): number => Math.hypot(b.x - a.x, b.y - a.y)

/**
 * How many points at the beginning of its way a figure leaves out, because it stands beside a later one. After a bend the way may
 * come close to the figure again, but the figure must not cut across to it. So the part that it leaves out is no longer than its
 * distance from the first point.
 */
function leftOut(feet: readonly Offset[], spot: Offset): number {
  const [first = spot] = feet
  const away = apart(first, spot)
  let [nearest, walked] = [0, 0]
  for (let index = 1; index < feet.length; index++) {
    const [foot = spot, before = spot] = [feet[index], feet[index - 1]]
    walked += apart(before, foot)
    if (walked > away + apart(before, foot) / 2) break
    if (apart(foot, spot) < apart(feet[nearest] ?? first, spot)) nearest = index
  }
  return nearest
}

const within = ({ x, y }: Offset, most: number): Offset => {
  const length = Math.hypot(x, y)
  return length <= most ? { x, y } : { x: (x * most) / length, y: (y * most) / length }
}

/**
 * The points of a way over these places, for a figure that stands somewhere beside its beginning and then beside its end. It joins
 * the way where it stands, keeps to its side of it, and leaves it at its new place.
 */
export function walkedWay(places: readonly number[], start: Offset, end: Offset, ground: Ground): Offset[] {
  const feet = places.map(ground.footOf)
  const last = feet.length - 1
  const [first, goal] = [feet[0] ?? start, feet[last] ?? end]
  const joins = leftOut(feet, start)
  const leaves = last - leftOut(feet.toReversed(), end)
  return feet.map((foot, index) => {
    const share = last > 0 ? index / last : 0
    const mix = (from: Offset, to: Offset) => ({ x: mixed(from.x, to.x, share), y: mixed(from.y, to.y, share) })
    if (joins >= leaves) return mix(start, end)
    if (index <= joins) return { x: start.x, y: start.y }
    if (index >= leaves) return { x: end.x, y: end.y }
    const beside = within(
      mix({ x: start.x - first.x, y: start.y - first.y }, { x: end.x - goal.x, y: end.y - goal.y }),
      mostBeside * ground.tile.width,
    )
    return { x: foot.x + beside.x, y: foot.y + beside.y }
  })
}
