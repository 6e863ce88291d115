import { type Edges, inPicture } from './inPicture.ts'
import type { Plaque } from './placement.ts'

/** Where something is written about somebody who has a sign over the head, seen from that sign. */
export type Side = 'as-it-is' | 'right' | 'left' | 'above'

const sides: readonly Side[] = ['as-it-is', 'right', 'left', 'above']

const touches = (a: Plaque, b: Plaque): boolean =>
  Math.abs(a.x - b.x) < a.halfWidth + b.halfWidth && Math.abs(a.y - b.y) < a.halfHeight + b.halfHeight

export function onSide(plaque: Plaque, side: Side, sign: Plaque | undefined): Plaque {
  if (!sign || side === 'as-it-is') return plaque
  if (side === 'above') return { ...plaque, x: sign.x, y: sign.y - sign.halfHeight - plaque.halfHeight }
  const away = sign.halfWidth + plaque.halfWidth
  return { ...plaque, x: sign.x + (side === 'right' ? away : -away), y: sign.y }
}

interface Signs {
  /** That of whom it is about. */
  own: Plaque | undefined
  all: readonly Plaque[]
  edges: Edges
}

/** The first side on which something, while it rises, covers nobody's sign; if there is none, at least not that of its owner. */
export function sideFor(plaque: Plaque, rise: number, { own, all, edges }: Signs): Side {
  if (!own) return 'as-it-is'
  const covers = (side: Side, sign: Plaque): boolean => {
    const { y, halfHeight, ...at } = onSide(plaque, side, own)
    const swept = { ...at, y: y - rise / 2, halfHeight: halfHeight + rise / 2 }
    return touches({ ...swept, ...inPicture(swept, own, edges) }, sign)
  }
  const free = sides.filter((side) => !covers(side, own))
  return free.find((side) => !all.some((sign) => covers(side, sign))) ?? free[0] ?? 'as-it-is'
}
