import type { Easel } from '../worldEasel.ts'
import { type Brush, newCanvas } from './brush.ts'

const coarseness = 5

/** Paints large soft things on a small canvas and enlarges it: they have no edges, so this costs only a twentieth. */
export function underpaint({ ground, frame, scale }: Easel, paint: (brush: Brush) => void) {
  const coarse = scale / coarseness
  const { canvas, brush } = newCanvas(frame.width * coarse, frame.height * coarse)
  brush.setTransform(coarse, 0, 0, coarse, -frame.left * coarse, -frame.top * coarse)
  paint(brush)
  ground.drawImage(canvas, frame.left, frame.top, canvas.width / coarse, canvas.height / coarse)
}
