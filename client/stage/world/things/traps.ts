import type { Brush } from '../canvas/brush.ts'
import { lineGradient } from '../canvas/light.ts'
import { box, oval, shape } from '../canvas/shapes.ts'

const holes = [
  [-22, -8],
  [0, -8],
  [22, -8],
  [-12, 10],
  [12, 10],
] as const

/** A plate with five holes. `height`: how far the spikes stand out. */
export function paintTrap(brush: Brush, height: number) {
  brush.fillStyle = '#24323f'
  brush.strokeStyle = '#0d1a26'
  brush.lineWidth = 5
  box(brush, -43, -28, 86, 56, 15)
  brush.fill()
  brush.stroke()
  brush.fillStyle = '#3d4d5c'
  box(brush, -36, -22, 72, 42, 12)
  brush.fill()
  brush.fillStyle = 'rgba(190,220,240,.25)'
  box(brush, -34, -21, 68, 5, 3)
  brush.fill()
  for (const [x, y] of holes) {
    brush.fillStyle = '#0d1a26'
    oval(brush, x, y + 2, 10, 6)
    const steel = lineGradient(
      brush,
      [x - 8, 0],
      [x + 8, 0],
      [
        [0, '#ffffff'],
        [1, '#8fa3b8'],
      ],
    )
    shape(brush, `M${x - 8} ${y + 2}L${x} ${y - height}L${x + 8} ${y + 2}Z`, { fill: steel, line: '#22303c', width: 4 })
  }
}
