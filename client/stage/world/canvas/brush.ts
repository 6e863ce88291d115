import { stain } from '../sceneries/staining.ts'

export type Brush = CanvasRenderingContext2D

/** A canvas of so many pixels with a brush on it. */
export function newCanvas(width: number, height: number): { canvas: HTMLCanvasElement; brush: Brush } {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width))
  canvas.height = Math.max(1, Math.ceil(height))
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('This browser cannot paint')
  return { canvas, brush: stain(brush) }
}

interface Spot {
  x: number
  y: number
  /** 100 is the size in which a thing is drawn. */
  size?: number
  turn?: number
  flip?: boolean
  alpha?: number
}

/** Paints at the place and in the size of the spot. The painter itself works around 0, 0, where the thing stands. */
export function placed(brush: Brush, { x, y, size = 100, turn = 0, flip = false, alpha = 1 }: Spot, paint: () => void) {
  brush.save()
  brush.translate(x, y)
  if (turn !== 0) brush.rotate(turn)
  brush.scale(((flip ? -1 : 1) * size) / 100, size / 100)
  brush.globalAlpha *= alpha
  paint()
  brush.restore()
}

/** After painting inside, the brush has its former place and colours. */
export function aside(brush: Brush, paint: () => void) {
  brush.save()
  paint()
  brush.restore()
}

export function moved(brush: Brush, dx: number, dy: number, paint: () => void) {
  brush.save()
  brush.translate(dx, dy)
  paint()
  brush.restore()
}
