import { type Edges, inPicture } from './inPicture.ts'
import type { Plaque } from './placement.ts'

/** Where something is written about somebody, seen from the sign over their head, or from their body. */
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
  /** The sign or the body of whom it is about. */
  from: Plaque
  /** The sign of whom it is about, if there is one. */
  own: Plaque | undefined
  /** Signs of all, and the face of whom a headline is about as well. */
  all: readonly Plaque[]
  edges: Edges
}

/** The first side on which something, while it rises, covers nothing that has to be seen; if there is none, at least not its owner's sign. */
export function sideFor(plaque: Plaque, rise: number, { from, own, all, edges }: Seen): Side {
  const covers = (side: Side, seen: Plaque): boolean => {
    const { y, halfHeight, ...at } = onSide(plaque, side, from)
    const swept = { ...at, y: y - rise / 2, halfHeight: halfHeight + rise / 2 }
    return touches({ ...swept, ...inPicture(swept, from, edges) }, seen)
  }
  const free = sides.filter((side) => !own || !covers(side, own))
  return free.find((side) => !all.some((seen) => covers(side, seen))) ?? free[0] ?? 'as-it-is'
}
