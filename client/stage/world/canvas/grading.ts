import type { Easel } from '../worldEasel.ts'
import type { Brush } from './brush.ts'
import { sheer } from './colours.ts'
import { roundGradient } from './light.ts'

/** Paints over what is there and nowhere else, so that one light lies on the ground and on what stands. */
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
  // Round in the map's own measures: a wide map is not dark at its left and right ends.
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
