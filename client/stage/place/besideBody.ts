import type { LabelBox } from './freeLabels.ts'

/** In the order in which they are tried. */
const sides = ['over', 'right', 'left', 'under'] as const
export type BarSide = (typeof sides)[number]

/** A body, from the top of its head to its feet. */
export interface Body {
  x: number
  top: number
  foot: number
  width: number
}

/** Where a bar lies on each side of a body. `above`: from the head to the middle of the bar. */
export function barAt(
  side: BarSide,
  { x, top, foot, width }: Body,
  bar: Pick<LabelBox, 'id' | 'width' | 'height'>,
  above: number,
): LabelBox {
  if (side === 'over') return { ...bar, x, y: top - above }
  if (side === 'under') return { ...bar, x, y: foot + bar.height * 0.6 }
  const beside = (width * 0.86 + bar.width) / 2
  return { ...bar, x: side === 'right' ? x + beside : x - beside, y: foot - width * 0.42 }
}

/** How much of the faces is behind a bar, in pixels. */
const hiddenBy = (bar: LabelBox, faces: readonly LabelBox[], apart: number): number =>
  faces.reduce((sum, face) => {
    if (face.id === bar.id) return sum
    const wide = (face.width + bar.width) / 2 + apart - Math.abs(face.x - bar.x)
    const high = (face.height + bar.height) / 2 + apart - Math.abs(face.y - bar.y)
    return sum + Math.max(0, wide) * Math.max(0, high)
  }, 0)

/** A bar over a face hides that player. A bar over a body only seems to belong to that player, which is less bad. */
const faceWeighs = 5

/**
 * The side of its body on which a bar hides the least of other faces, behind it or in front of it. If several sides hide no
 * face, it takes one that lies on no body. It keeps its side until another is clearly better: nobody can read a bar that
 * jumps to and fro.
 */
export function barSide(
  at: (side: BarSide) => LabelBox,
  faces: readonly LabelBox[],
  was: BarSide | null,
  among: readonly BarSide[] = sides,
  bodies: readonly LabelBox[] = [],
): BarSide {
  const seen = among.map((side) => {
    const bar = at(side)
    const apart = was === null || side === was ? 0 : bar.height * 0.4
    return { side, hidden: hiddenBy(bar, faces, apart) * faceWeighs + hiddenBy(bar, bodies, apart) }
  })
  return seen.reduce((best, one) => (one.hidden < best.hidden ? one : best)).side
}
