/** How far from the middle of its place a tower stands, in tiles. */
interface Aside {
  x: number
  y: number
}

/** Away from the road beside it: so far that a monster there and what was built are both seen. Horns reach far up. */
const away = { across: 0.25, up: 0.42, down: 0.34 } as const

/** Where towers stand on their places: those right beside a road a little further from it, if no other stands there. */
export function plinthsBeside(
  spots: readonly number[],
  roads: readonly (readonly number[])[],
  columns: number,
): Record<number, Aside> {
  const [onRoad, isSpot] = [new Set(roads.flat()), new Set(spots)]
  /** From the road on one side, to where nothing is on the other. */
  const push = (road: number, free: number) => (onRoad.has(road) && !onRoad.has(free) && !isSpot.has(free) ? 1 : 0)
  const plinths: Record<number, Aside> = {}
  for (const at of spots) {
    const left = at % columns > 0 ? at - 1 : -1
    const right = at % columns < columns - 1 ? at + 1 : -1
    const x = (push(left, right) - push(right, left)) * away.across
    const y = push(at - columns, at + columns) * away.down - push(at + columns, at - columns) * away.up
    if (x !== 0 || y !== 0) plinths[at] = { x, y }
  }
  return plinths
}
