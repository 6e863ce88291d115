import type { Frame } from './framing.ts'
import type { Plaque } from './placement.ts'

/** The edges of what the viewer sees, in pixels of the world. */
export interface Edges {
  left: number
  top: number
  right: number
  bottom: number
}

/** What the viewer sees of the world. `middle`: the middle of the canvas, in the world. */
export const edgesOf = (middle: { x: number; y: number }, zoom: number, { width, height, safe }: Frame): Edges => ({
  left: middle.x + (safe.left - width / 2) / zoom,
  top: middle.y + (safe.top - height / 2) / zoom,
  right: middle.x + (safe.right - width / 2) / zoom,
  bottom: middle.y + (safe.bottom - height / 2) / zoom,
})

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value))

export const isInside = ({ x, y }: { x: number; y: number }, { left, top, right, bottom }: Edges): boolean =>
  x >= left && x <= right && y >= top && y <= bottom

/** Moves a plaque into the picture as a whole if its figure can be seen. Plaques of figures outside stay outside. */
export function inPicture(
  { x, y, halfWidth, halfHeight }: Plaque,
  about: { x: number; y: number },
  edges: Edges,
): { x: number; y: number } {
  if (!isInside(about, edges)) return { x, y }
  const { left, top, right, bottom } = edges
  return {
    x: between(left + halfWidth, x, right - halfWidth),
    y: between(top + halfHeight, y, bottom - halfHeight),
  }
}

/** The upper edge of the signs over a head. They stay in the picture as long as a part of their figure is in it. */
export const signsTop = (top: number, foot: number, high: number, { top: edge }: Edges): number =>
  foot > edge ? Math.max(top, Math.min(foot, edge + high)) : top

/**
 * The middle of a name below somebody's feet. At the lower edge of the canvas it lies a little on the body, so that it is
 * seen whole. If it would hide the face there, no name is shown instead of a piece of one.
 */
export function nameBelow(y: number, halfHeight: number, lowest: number): number | null {
  const whole = Math.min(y, lowest - halfHeight)
  return y - whole > halfHeight * 1.2 ? null : whole
}

/**
 * Where the name over something this wide lies across: in the picture as a whole while half of the thing is in it. If
 * the thing is further out, no name is shown instead of a piece of one.
 */
export function nameAcross(x: number, halfWidth: number, wide: number, { left, right }: Edges): number | null {
  if (x < left - wide * 0.1 || x > right + wide * 0.1) return null
  return right - left < halfWidth * 2 ? x : between(left + halfWidth, x, right - halfWidth)
}
