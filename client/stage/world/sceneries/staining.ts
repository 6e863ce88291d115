import type { Mix } from './pigments.ts'

let mix: Mix | null = null

/** Everything that is painted meanwhile gets these colours. */
export function stained<Painted>(next: Mix | null, paint: () => Painted): Painted {
  const before = mix
  mix = next
  try {
    return paint()
  } finally {
    mix = before
  }
}

let isPlain = false

/** Paints a mark on a stained ground in its own colours: a class has to know it again in every scenery. */
export function unstained(paint: () => void): void {
  isPlain = true
  try {
    paint()
  } finally {
    isPlain = false
  }
}

const styles = ['fillStyle', 'strokeStyle'] as const

function stainStops(gradient: CanvasGradient, stain: Mix): CanvasGradient {
  const add = gradient.addColorStop.bind(gradient)
  gradient.addColorStop = (at, colour) => add(at, stain(colour))
  return gradient
}

/** Makes a new brush use the present colours. */
export function stain(brush: CanvasRenderingContext2D): CanvasRenderingContext2D {
  if (!mix) return brush
  const present = mix
  const stain: Mix = (colour) => (isPlain ? colour : present(colour))
  for (const style of styles) {
    const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(brush), style)
    if (!own) continue
    Object.defineProperty(brush, style, {
      get: () => own.get?.call(brush) as unknown,
      set: (value: unknown) => own.set?.call(brush, typeof value === 'string' ? stain(value) : value),
    })
  }
  const [line, round] = [brush.createLinearGradient.bind(brush), brush.createRadialGradient.bind(brush)]
  brush.createLinearGradient = (...points) => stainStops(line(...points), stain)
  brush.createRadialGradient = (...points) => stainStops(round(...points), stain)
  return brush
}
