import { shuffled } from '../../seededRandom.ts'
import { between, type Random } from './mapWish.ts'

interface Knot {
  x: number
  y: number
}

interface Net {
  columns: number
  rows: number
}

const key = ({ x, y }: Knot): string => `${x},${y}`

/** The detour on each side of the step from one knot to the next. */
const bulges = (from: Knot, to: Knot): [Knot, Knot][] => {
  const across = from.x === to.x ? { x: 1, y: 0 } : { x: 0, y: 1 }
  return [1, -1].map((side) => {
    const aside = ({ x, y }: Knot) => ({ x: x + side * across.x, y: y + side * across.y })
    return [aside(from), aside(to)]
  })
}

/**
 * A way of about so many knots from the left side of a net to the right. It begins straight. Then one step after another
 * bulges until it is long enough, so it never meets itself.
 */
function windingKnots({ columns, rows }: Net, wanted: number, random: Random): Knot[] {
  const middle = between(random, 0, rows - 1)
  const way: Knot[] = Array.from({ length: columns }, (_, x) => ({ x, y: middle }))
  const taken = new Set(way.map(key))
  const isFree = (knot: Knot) =>
    knot.x >= 0 && knot.y >= 0 && knot.x < columns && knot.y < rows && !taken.has(key(knot))
  const grow = (): boolean => {
    for (const step of shuffled([...way.keys()].slice(1), random)) {
      const [from, to] = [way[step - 1], way[step]]
      if (!from || !to) continue
      const bulge = shuffled(bulges(from, to), random).find((pair) => pair.every(isFree))
      if (!bulge) continue
      way.splice(step, 0, ...bulge)
      for (const knot of bulge) taken.add(key(knot))
      return true
    }
    return false
  }
  while (way.length < wanted && grow());
  return way
}

/** Tiles from one knot to the next. So ways of a net keep two tiles of ground between them. */
export const knotSteps = 3

const netIn = (width: number, height: number): Net => ({
  columns: Math.floor(width / knotSteps),
  rows: Math.floor(height / knotSteps),
})

/** A way in an area of this size. Each of its tiles touches only the one before and the one after. */
export function windingWay(width: number, height: number, tiles: number, random: Random): Knot[] {
  const knots = windingKnots(netIn(width, height), 1 + Math.round((tiles - 1) / knotSteps), random)
  const onGrid = ({ x, y }: Knot) => ({ x: knotSteps * x + 1, y: knotSteps * y + 1 })
  return knots.flatMap((knot, index) => {
    const [from, next] = [onGrid(knot), knots[index + 1]]
    if (!next) return [from]
    const to = onGrid(next)
    const [right, down] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)]
    return Array.from({ length: knotSteps }, (_, step) => ({ x: from.x + step * right, y: from.y + step * down }))
  })
}
