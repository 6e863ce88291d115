import type { Brush } from '../canvas/brush.ts'
import { blend, sheer } from '../canvas/colours.ts'
import { roundGradient } from '../canvas/light.ts'
import { disc, oval, shape } from '../canvas/shapes.ts'

const ink = '#22103f'

/** A sheet with three points at its hem, from left to right and up to `top`. */
export function sheetPath(left: number, right: number, top: number): string {
  const [floor, wave] = [106, (right - left) / 3]
  const hem = [0, 1, 2].map(
    (index) => `L${right - wave * (index + 0.5)} ${floor - 15}L${right - wave * (index + 1)} ${floor}`,
  )
  return `M${right} ${floor}${hem.join('')}C${left} ${top + 34} ${left + 8} ${top} 60 ${top}C${right - 8} ${top} ${right} ${top + 34} ${right} ${floor}Z`
}

interface Skin {
  light: string
  dark: string
  line: string
}

/** Round like jelly: light from the upper left, a glow from below, an edge of shade and one of light. */
export function paintBody(brush: Brush, path: string, { light, dark, line }: Skin) {
  const body = new Path2D(path)
  shape(brush, path, {
    fill: roundGradient(brush, 44, 42, 92, [
      [0, blend(light, '#ffffff', 0.4)],
      [0.42, light],
      [1, dark],
    ]),
  })
  brush.save()
  brush.clip(body)
  brush.fillStyle = sheer(blend(light, '#ffffff', 0.5), 0.35)
  oval(brush, 60, 112, 46, 26)
  for (const [dx, dy, colour] of [
    [-5, -6, sheer(blend(dark, '#170b2e', 0.45), 0.45)],
    [3, 4, 'rgba(255,255,255,.3)'],
  ] as const) {
    const rest = new Path2D('M-60-60H180V180H-60Z')
    rest.addPath(body)
    brush.save()
    brush.translate(dx, dy)
    brush.fillStyle = colour
    brush.fill(rest, 'evenodd')
    brush.restore()
  }
  brush.restore()
  shape(brush, path, { line, width: 3.8 })
}

interface Horns {
  light: string
  dark: string
  line: string
}

export function paintHorn(brush: Brush, path: string, { light, dark, line }: Horns) {
  shape(brush, path, { fill: light, line, width: 3.6 })
  brush.save()
  brush.clip(new Path2D(path))
  brush.translate(3, 2)
  shape(brush, path, { fill: sheer(dark, 0.55) })
  brush.restore()
  shape(brush, path, { line, width: 3.6 })
}

export interface Eye {
  x: number
  y: number
  radius: number
  /** Which way it looks. */
  lookX: number
  iris: string
}

export function paintEye(brush: Brush, { x, y, radius, lookX, iris }: Eye) {
  brush.fillStyle = '#ffffff'
  brush.strokeStyle = ink
  brush.lineWidth = 3
  oval(brush, x, y, radius, radius * 1.05)
  brush.stroke()
  brush.fillStyle = iris
  disc(brush, x + lookX, y + 2, radius * 0.58)
  brush.fillStyle = ink
  disc(brush, x + lookX, y + 2, radius * 0.38)
  brush.fillStyle = '#ffffff'
  disc(brush, x + lookX - radius * 0.25, y + 2 - radius * 0.3, radius * 0.2)
}

export function paintBrows(brush: Brush, brows: readonly (readonly [number, number, number, number])[]) {
  for (const [fromX, fromY, toX, toY] of brows)
    shape(brush, `M${fromX} ${fromY}L${toX} ${toY}`, { line: ink, width: 6 })
}

export function paintShine(brush: Brush, x: number, y: number) {
  brush.fillStyle = 'rgba(255,255,255,.75)'
  oval(brush, x, y, 10, 6, -0.77)
}
