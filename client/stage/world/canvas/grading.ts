import type { Easel } from '../worldEasel.ts'
import type { Brush } from './brush.ts'
import { sheer } from './colours.ts'
import { lineGradient, roundGradient } from './light.ts'
import { polygon } from './shapes.ts'

/** Paints only over what is there, so that one light lies on the ground and on what stands on it. */
export function overEverything(brush: Brush, { frame }: Easel, fill: CanvasGradient) {
  brush.save()
  brush.globalCompositeOperation = 'source-atop'
  brush.fillStyle = fill
  brush.fillRect(frame.left, frame.top, frame.width, frame.height)
  brush.restore()
}

/** Dark towards the corners of the map and beyond; the middle stays as it is. */
export function paintVignette(brush: Brush, easel: Easel, colour: string, alpha: number) {
  const { grid, tile } = easel
  const [width, height] = [grid.width * tile.width, grid.height * tile.height]
  brush.save()
  // Round in the map's own measures, so that a wide map is not dark at its left and right ends.
  brush.translate(width / 2, height / 2)
  brush.scale(Math.max(width, height), Math.max(height, width * 0.5))
  brush.globalCompositeOperation = 'source-atop'
  brush.fillStyle = roundGradient(brush, 0, 0, 1.25, [
    [0, sheer(colour, 0)],
    [0.4, sheer(colour, 0)],
    [0.62, sheer(colour, alpha * 0.4)],
    [1, sheer(colour, alpha)],
  ])
  brush.fillRect(-20, -20, 40, 40)
  brush.restore()
}

interface Shafts {
  colour: string
  /** Weak enough not to hide anything behind it. */
  alpha: number
  /** Tiles between two shafts. */
  spacing: number
}

/** Light that falls in slanting bands from the upper left, strongest where it reaches the map. */
export function paintShafts(brush: Brush, { frame, grid, tile, chance }: Easel, { colour, alpha, spacing }: Shafts) {
  const [top, bottom] = [frame.top, grid.height * tile.height * 1.05]
  const fall = bottom - top
  brush.save()
  brush.globalCompositeOperation = 'source-atop'
  brush.fillStyle = lineGradient(
    brush,
    [0, top],
    [0, bottom],
    [
      [0, sheer(colour, 0)],
      [0.34, sheer(colour, alpha)],
      [1, sheer(colour, 0)],
    ],
  )
  for (let left = frame.left, shaft = 0; left < grid.width * tile.width; left += tile.width * spacing, shaft++) {
    const [from, width] = [left + chance(shaft, 2, 41) * 80, 50 + chance(shaft, 3, 41) * 80]
    polygon(brush, [
      { x: from, y: top },
      { x: from + width, y: top },
      { x: from + width + fall * 0.5, y: bottom },
      { x: from + fall * 0.36, y: bottom },
    ])
    brush.fill()
  }
  brush.restore()
}
