import type { Brush } from './brush.ts'
import { sheer } from './colours.ts'
import { oval } from './shapes.ts'

/** The colours of a gradient, and where in it each one is. */
type Stops = readonly (readonly [number, string])[]

export function lineGradient(brush: Brush, from: [number, number], to: [number, number], stops: Stops): CanvasGradient {
  const gradient = brush.createLinearGradient(...from, ...to)
  for (const [at, colour] of stops) gradient.addColorStop(at, colour)
  return gradient
}

export function roundGradient(brush: Brush, x: number, y: number, radius: number, stops: Stops): CanvasGradient {
  const gradient = brush.createRadialGradient(x, y, 0, x, y, radius)
  for (const [at, colour] of stops) gradient.addColorStop(at, colour)
  return gradient
}

interface Softness {
  x: number
  y: number
  radius: number
  alpha: number
  /** The height divided by the width: things lie flat before the eye. */
  flatness?: number
}

/** A spot that fades out on all sides. */
export function softSpot(brush: Brush, colour: string, { x, y, radius, alpha, flatness = 1 }: Softness) {
  brush.save()
  brush.translate(x, y)
  brush.scale(1, flatness)
  brush.fillStyle = roundGradient(brush, 0, 0, radius, [
    [0, sheer(colour, alpha)],
    [0.45, sheer(colour, alpha * 0.55)],
    [1, sheer(colour, 0)],
  ])
  brush.fillRect(-radius, -radius, radius * 2, radius * 2)
  brush.restore()
}

/** Light that is added to the colours below it. */
export function glow(brush: Brush, colour: string, softness: Softness) {
  brush.save()
  brush.globalCompositeOperation = 'lighter'
  softSpot(brush, colour, softness)
  brush.restore()
}

const shadowColour = '#160a33'

/** Makes a thing stand: a soft shadow with a firm core under its feet. */
export function contactShadow(brush: Brush, x: number, y: number, radiusX: number, radiusY: number, alpha = 0.34) {
  softSpot(brush, shadowColour, { x, y, radius: radiusX, alpha, flatness: radiusY / radiusX })
  brush.fillStyle = sheer(shadowColour, alpha * 0.55)
  oval(brush, x, y, radiusX * 0.62, radiusY * 0.62)
}
