import type { Brush } from '../canvas/brush.ts'
import { lineGradient } from '../canvas/light.ts'
import { oval, shape } from '../canvas/shapes.ts'

const outline =
  'M0 42C-30 20-50 4-50-18C-50-36-37-46-24-46C-12-46-4-40 0-30C4-40 12-46 24-46C37-46 50-36 50-18C50 4 30 20 0 42Z'

export function paintHeart(brush: Brush) {
  const fill = lineGradient(
    brush,
    [-30, -46],
    [30, 46],
    [
      [0, '#ff8ba4'],
      [0.45, '#ff3d68'],
      [1, '#bb2a4f'],
    ],
  )
  shape(brush, outline, { fill, line: '#5e0a26', width: 8 })
  brush.fillStyle = 'rgba(255,255,255,.85)'
  oval(brush, -26, -24, 9, 6, -0.7)
}

export function paintLostHeart(brush: Brush) {
  shape(brush, outline, { fill: 'rgba(255,255,255,.14)' })
  brush.setLineDash([14, 12])
  shape(brush, outline, { line: '#ff6f8e', width: 8 })
  brush.setLineDash([])
}
