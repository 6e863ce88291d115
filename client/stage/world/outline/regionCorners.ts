export interface Point {
  readonly x: number
  readonly y: number
}

/** A closed line; the last point is followed by the first. */
export type Loop = readonly Point[]

/** From `left`, `top` up to but not including `right`, `bottom`, in tiles. */
export interface Area {
  left: number
  top: number
  right: number
  bottom: number
}

export type IsInside = (x: number, y: number) => boolean

interface Edge {
  from: Point
  to: Point
  taken: boolean
}

const keyOf = ({ x, y }: Point): string => `${x},${y}`

/** Edges run clockwise around what is inside, so that holes come out anticlockwise. */
function borderEdges(isInside: IsInside, area: Area): Edge[] {
  const { left, top, right, bottom } = area
  const isWithin = (x: number, y: number) => x >= left && y >= top && x < right && y < bottom && isInside(x, y)
  const edges: Edge[] = []
  const add = (x1: number, y1: number, x2: number, y2: number) =>
    edges.push({ from: { x: x1, y: y1 }, to: { x: x2, y: y2 }, taken: false })
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      if (!isWithin(x, y)) continue
      if (!isWithin(x, y - 1)) add(x, y, x + 1, y)
      if (!isWithin(x + 1, y)) add(x + 1, y, x + 1, y + 1)
      if (!isWithin(x, y + 1)) add(x + 1, y + 1, x, y + 1)
      if (!isWithin(x - 1, y)) add(x, y + 1, x, y)
    }
  return edges
}

const turnOf = (one: Edge, next: Edge): number =>
  (one.to.x - one.from.x) * (next.to.y - next.from.y) - (one.to.y - one.from.y) * (next.to.x - next.from.x)

const isCorner = (before: Point, point: Point, after: Point): boolean =>
  (point.x - before.x) * (after.y - point.y) !== (point.y - before.y) * (after.x - point.x)

/** The points between two fixed ones, also around the end of the list. */
export const around = (loop: Loop, index: number): Point => loop[(index + loop.length) % loop.length] ?? { x: 0, y: 0 }

/**
 * The corners of a region of tiles, one loop for each piece and for each hole. If two tiles touch only at a corner,
 * `joins` says whether they are connected there (as water is) or apart (as walls are).
 */
export function regionCorners(isInside: IsInside, area: Area, joins = false): Loop[] {
  const edges = borderEdges(isInside, area)
  const leaving = new Map<string, Edge[]>()
  for (const edge of edges) leaving.set(keyOf(edge.from), [...(leaving.get(keyOf(edge.from)) ?? []), edge])
  const following = (edge: Edge): Edge | undefined => {
    const ways = (leaving.get(keyOf(edge.to)) ?? []).filter(({ taken }) => !taken)
    return ways.sort((a, b) => (turnOf(edge, b) - turnOf(edge, a)) * (joins ? -1 : 1))[0]
  }
  const loops: Loop[] = []
  for (const first of edges) {
    if (first.taken) continue
    const points: Point[] = []
    for (let edge: Edge | undefined = first; edge; edge = following(edge)) {
      edge.taken = true
      points.push(edge.from)
    }
    loops.push(points.filter((point, index) => isCorner(around(points, index - 1), point, around(points, index + 1))))
  }
  return loops
}
