import type { Brush } from '../canvas/brush.ts'
import { lineGradient } from '../canvas/light.ts'
import { oval, shape } from '../canvas/shapes.ts'
import { blobPath } from '../outline/blob.ts'

const violet = (brush: Brush, height: number) =>
  lineGradient(
    brush,
    [0, -height],
    [0, height],
    [
      [0, '#d79bff'],
      [0.4, '#a64dff'],
      [1, '#6a1fd0'],
    ],
  )

const line = '#3a0d6b'

/** Lies on the road: 100 wide, flat, with a shine. */
export function paintPuddle(brush: Brush) {
  const path = blobPath(0, 0, { width: 56, height: 20, corners: 14, seed: 5 })
  shape(brush, path, { fill: violet(brush, 20), line, width: 5 })
  brush.fillStyle = 'rgba(255,255,255,.6)'
  oval(brush, -30, -6, 12, 3.4, -0.2)
  oval(brush, -12, -11, 4, 2)
  for (const [x, y, radius] of [
    [-52, -16, 5],
    [50, -13, 4],
    [40, 18, 4],
  ] as const) {
    brush.fillStyle = line
    oval(brush, x, y, radius + 2, radius * 0.7 + 2)
    brush.fillStyle = '#b763ff'
    oval(brush, x, y, radius, radius * 0.7)
  }
}

/** Flies to the right; its tail behind it. */
export function paintGooBlob(brush: Brush) {
  shape(brush, 'M-46 2C-36-24-8-34 16-28C38-22 42-6 40 4C38 20 20 30 0 28C-20 28-30 16-46 2Z', {
    fill: violet(brush, 30),
    line,
    width: 6,
  })
  brush.fillStyle = 'rgba(255,255,255,.85)'
  oval(brush, 8, -15, 13, 6, 0.1)
  oval(brush, 26, -10, 4, 3)
}
