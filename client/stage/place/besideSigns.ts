import { type Edges, inPicture } from './inPicture.ts'
import type { Plaque } from './placement.ts'

/** Where a plaque lies, seen from the sign over its figure's head, or from the body. */
export type Side = 'as-it-is' | 'right' | 'left' | 'above'

const sides: readonly Side[] = ['as-it-is', 'right', 'left', 'above']

const touches = (a: Plaque, b: Plaque): boolean =>
  Math.abs(a.x - b.x) < a.halfWidth + b.halfWidth && Math.abs(a.y - b.y) < a.halfHeight + b.halfHeight

export function onSide(plaque: Plaque, side: Side, { x, y, halfWidth, halfHeight }: Plaque): Plaque {
  if (side === 'as-it-is') return plaque
  if (side === 'above') return { ...plaque, x, y: y - halfHeight - plaque.halfHeight }
  const away = halfWidth + plaque.halfWidth
  return { ...plaque, x: x + (side === 'right' ? away : -away), y }
}

interface Seen {
  /** The sign or the body of the figure that the plaque is about. */
  from: Plaque
  /** The sign of that figure, if it has one. */
  own: Plaque | undefined
  /** All signs, and the face of a headline's hero. */
  all: readonly Plaque[]
  edges: Edges
}

/** The first side on which a rising plaque covers nothing important; if there is none, one that leaves its figure's sign free. */
export function sideFor(plaque: Plaque, rise: number, { from, own, all, edges }: Seen): Side {
  const covers = (side: Side, seen: Plaque): boolean => {
    const { y, halfHeight, ...at } = onSide(plaque, side, from)
    const swept = { ...at, y: y - rise / 2, halfHeight: halfHeight + rise / 2 }
    return touches({ ...swept, ...inPicture(swept, from, edges) }, seen)
  }
  const free = sides.filter((side) => !own || !covers(side, own))
  return free.find((side) => !all.some((seen) => covers(side, seen))) ?? free[0] ?? 'as-it-is'
}
