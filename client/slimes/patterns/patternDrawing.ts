import type { SlimeBody } from '../../../rooms/shared/catalog/slimeTraits.ts'
import type { BodyShape } from '../bodyShapes.ts'
import type { Ink } from '../ink.ts'

/** Draws over the whole 120 box; the caller clips it to the body. `id` makes gradient names unique. */
export type PatternDrawing = (canvas: { ink: Ink; id: string; shape: BodyShape; body: SlimeBody }) => string

export const dot = (x: number, y: number, r: number, fill: string, opacity: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" fill-opacity="${opacity}"/>`

export const fillPath = (d: string, fill: string, opacity = 1) =>
  `<path d="${d}" fill="${fill}" fill-opacity="${opacity}"/>`

export const strokePath = (d: string, colour: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"/>`

/** The same small drawing in several places: x, y, size and turn. */
export const scatter = (drawing: string, places: readonly (readonly [number, number, number, number])[]) =>
  places
    .map(([x, y, size, turn]) => `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${drawing}</g>`)
    .join('')
