import { type LabelBox, touches } from './freeLabels.ts'

/** From where it is looked for first. */
const sides = ['over', 'right', 'left', 'under'] as const
export type BarSide = (typeof sides)[number]

/** A body, from the top of its head to its feet. */
export interface Body {
  x: number
  top: number
  foot: number
  width: number
}

/** Where a bar about a body is on each of its sides. `above`: from the head to the middle of it. */
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

/**
 * On which side of its body a bar hides no face: of others who stand in file with it, or before it. It stays where it is until
 * there is a better side for good: what jumps to and fro cannot be read.
 */
export function barSide(at: (side: BarSide) => LabelBox, faces: readonly LabelBox[], was: BarSide): BarSide {
  const isClear = (side: BarSide) => {
    const bar = at(side)
    const apart = side === was ? 0 : bar.height * 0.4
    return !faces.some((face) => face.id !== bar.id && touches(face, bar, apart))
  }
  return sides.find(isClear) ?? 'over'
}
