import type { BodyShape } from '../bodyShapes.ts'
import type { Ink } from '../ink.ts'

type AccessoryCanvas = {
  ink: Ink
  shape: BodyShape
  /** The clip path of the body, for accessories that fit tightly. */
  clip: string
}

/** `behind` is drawn before the body, `front` after the face. */
export type AccessoryDrawing = {
  behind?: (canvas: AccessoryCanvas) => string
  front?: (canvas: AccessoryCanvas) => string
}

/** A filled part with the outline that everything has. */
export const part = (d: string, fill: string, line: string, width = 2.8) =>
  `<path d="${d}" fill="${fill}" stroke="${line}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`

export const gloss = (d: string, width = 2.2, opacity = 0.75) =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round"/>`

export const onTop = ({ shape }: AccessoryCanvas, drawing: string, turn = 0, size = 1) =>
  `<g transform="translate(${shape.top[0]} ${shape.top[1]}) rotate(${turn}) scale(${size})">${drawing}</g>`
