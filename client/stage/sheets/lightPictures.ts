/** Things that shine: painted with light that fades to nothing at its edge. */
export type Brush = CanvasRenderingContext2D
export type Paint = (brush: Brush, size: number) => void

export const turn = Math.PI * 2

export function softSpot(brush: Brush, x: number, y: number, radius: number, rgb: string, alpha: number): void {
  const light = brush.createRadialGradient(x, y, 0, x, y, radius)
  light.addColorStop(0, `rgba(${rgb}, ${alpha})`)
  light.addColorStop(0.45, `rgba(${rgb}, ${alpha * 0.55})`)
  light.addColorStop(1, `rgba(${rgb}, 0)`)
  brush.fillStyle = light
  brush.fillRect(x - radius, y - radius, radius * 2, radius * 2)
}

export const flame: Paint = (brush, size) => {
  const [right, middle] = [size * 0.96, size / 2]
  for (const [length, width, fill] of [
    [0.94, 0.44, '#ff5a1f'],
    [0.72, 0.32, '#ff9d2e'],
    [0.52, 0.22, '#ffe05a'],
    [0.3, 0.12, '#fffbe0'],
  ] as const) {
    const [long, half] = [length * size, (width * size) / 2]
    brush.fillStyle = fill
    brush.beginPath()
    brush.moveTo(right, middle - half * 0.7)
    brush.bezierCurveTo(
      right - long * 0.3,
      middle - half * 1.5,
      right - long * 0.55,
      middle - half * 0.3,
      right - long,
      middle,
    )
    brush.bezierCurveTo(
      right - long * 0.62,
      middle + half * 0.2,
      right - long * 0.5,
      middle + half * 1.4,
      right - long * 0.2,
      middle + half,
    )
    brush.quadraticCurveTo(right + half * 0.3, middle + half * 0.5, right, middle - half * 0.7)
    brush.fill()
  }
}

export const rays: Paint = (brush, size) => {
  const middle = size / 2
  const light = brush.createRadialGradient(middle, middle, 0, middle, middle, middle)
  light.addColorStop(0, 'rgba(255, 240, 170, 0.85)')
  light.addColorStop(0.5, 'rgba(255, 230, 130, 0.5)')
  light.addColorStop(1, 'rgba(255, 220, 110, 0)')
  brush.fillStyle = light
  for (let index = 0; index < 12; index++) {
    const angle = (index / 12) * turn
    const half = (turn / 12) * 0.3
    brush.beginPath()
    brush.moveTo(middle, middle)
    brush.lineTo(middle + Math.cos(angle - half) * middle, middle + Math.sin(angle - half) * middle)
    brush.lineTo(middle + Math.cos(angle + half) * middle, middle + Math.sin(angle + half) * middle)
    brush.fill()
  }
  softSpot(brush, middle, middle, size * 0.3, '255, 240, 170', 0.6)
}

const spotlightSide = 192

/** A dark room with one light: darker, the further from its middle. */
export function spotlightPicture(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = spotlightSide
  canvas.height = spotlightSide
  const middle = spotlightSide / 2
  const brush = canvas.getContext('2d')
  const light = brush?.createRadialGradient(middle, middle, 0, middle, middle, middle)
  if (!brush || !light) return canvas
  light.addColorStop(0, 'rgba(22, 10, 51, 0.26)')
  light.addColorStop(0.16, 'rgba(22, 10, 51, 0.4)')
  light.addColorStop(0.5, 'rgba(22, 10, 51, 0.6)')
  light.addColorStop(1, 'rgba(22, 10, 51, 0.66)')
  brush.fillStyle = light
  brush.fillRect(0, 0, spotlightSide, spotlightSide)
  return canvas
}
