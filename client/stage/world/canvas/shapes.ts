import type { Loop, Point } from '../outline/regionCorners.ts'
import type { Brush } from './brush.ts'

export const fullTurn = Math.PI * 2

export function disc(brush: Brush, x: number, y: number, radius: number) {
  brush.beginPath()
  brush.arc(x, y, radius, 0, fullTurn)
  brush.fill()
}

export function oval(brush: Brush, x: number, y: number, radiusX: number, radiusY: number, turn = 0) {
  brush.beginPath()
  brush.ellipse(x, y, radiusX, radiusY, turn, 0, fullTurn)
  brush.fill()
}

export function ovalLine(brush: Brush, x: number, y: number, radiusX: number, radiusY: number) {
  brush.beginPath()
  brush.ellipse(x, y, radiusX, radiusY, 0, 0, fullTurn)
  brush.stroke()
}

/** Makes a path of a box with round corners, to be filled or stroked. */
export function box(brush: Brush, x: number, y: number, width: number, height: number, radius: number) {
  brush.beginPath()
  brush.roundRect(x, y, Math.max(0, width), Math.max(0, height), radius)
}

/** Makes a path of a line through the points, closed by default. */
export function polygon(brush: Brush, points: readonly Point[], closed = true) {
  brush.beginPath()
  for (const [index, { x, y }] of points.entries()) {
    if (index === 0) brush.moveTo(x, y)
    else brush.lineTo(x, y)
  }
  if (closed) brush.closePath()
}

export function star(
  brush: Brush,
  x: number,
  y: number,
  outer: number,
  inner: number,
  points = 5,
  turn = -Math.PI / 2,
) {
  polygon(
    brush,
    Array.from({ length: points * 2 }, (_, index) => {
      const angle = turn + (index * Math.PI) / points
      const radius = index % 2 === 0 ? outer : inner
      return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius }
    }),
  )
}

type Fill = string | CanvasGradient

/** A shape written as an SVG path: filled if it has a fill, outlined if it has a line. */
export function shape(brush: Brush, path: string, look: { fill?: Fill; line?: Fill; width?: number }) {
  const drawn = new Path2D(path)
  if (look.fill) {
    brush.fillStyle = look.fill
    brush.fill(drawn)
  }
  if (look.line) {
    brush.strokeStyle = look.line
    brush.lineWidth = look.width ?? 3
    brush.lineJoin = 'round'
    brush.lineCap = 'round'
    brush.stroke(drawn)
  }
}

/** Loops in tiles as one path in pixels. */
export function pathOf(loops: readonly Loop[], scaleX: number, scaleY: number): Path2D {
  const path = new Path2D()
  for (const loop of loops) {
    for (const [index, { x, y }] of loop.entries()) {
      if (index === 0) path.moveTo(x * scaleX, y * scaleY)
      else path.lineTo(x * scaleX, y * scaleY)
    }
    path.closePath()
  }
  return path
}
