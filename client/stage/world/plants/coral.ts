import { seededRandom } from '../../../../rooms/shared/seededRandom.ts'
import type { Brush } from '../canvas/brush.ts'
import { blend } from '../canvas/colours.ts'
import { contactShadow } from '../canvas/light.ts'
import type { Planting } from './trees.ts'

interface Twig {
  x1: number
  y1: number
  x2: number
  y2: number
  width: number
}

function growTwigs(
  from: Omit<Twig, 'x2' | 'y2'>,
  angle: number,
  length: number,
  thinnest: number,
  random: () => number,
): Twig[] {
  const { x1, y1, width } = from
  const [x2, y2] = [x1 + Math.cos(angle) * length, y1 + Math.sin(angle) * length]
  const twig = { x1, y1, x2, y2, width }
  if (width <= thinnest) return [twig]
  const next = { x1: x2, y1: y2, width: width * 0.72 }
  return [
    twig,
    ...growTwigs(next, angle - 0.5 - random() * 0.3, length * 0.74, thinnest, random),
    ...growTwigs(next, angle + 0.45 + random() * 0.3, length * 0.7, thinnest, random),
  ]
}

export function paintCoral(brush: Brush, { x, y, size, seed }: Planting, colour: string) {
  const root = { x1: x, y1: y, width: size * 0.17 }
  const twigs = growTwigs(root, -Math.PI / 2, size * 0.42, size * 0.07, seededRandom(seed))
  contactShadow(brush, x + 4, y, size * 0.4, size * 0.13, 0.35)
  brush.lineCap = 'round'
  const stroke = (paint: string, widen: (width: number) => number, shift: number) => {
    brush.strokeStyle = paint
    for (const { x1, y1, x2, y2, width } of twigs) {
      brush.lineWidth = widen(width)
      brush.beginPath()
      brush.moveTo(x1 - width * shift, y1)
      brush.lineTo(x2 - width * shift, y2)
      brush.stroke()
    }
  }
  stroke(blend(colour, '#2a0f3a', 0.62), (width) => width + 6, 0)
  stroke(colour, (width) => width, 0)
  stroke(blend(colour, '#ffffff', 0.5), (width) => width * 0.3, 0.18)
}
