import { seededRandom } from '../../../../rooms/shared/seededRandom.ts'
import type { Point } from './regionCorners.ts'

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})

const written = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** A roughly square-cut stone around 0, 0 as an SVG path: straight edges, blunt corners, no two alike. */
export function stoneSlabPath(width: number, height: number, seed: number): string {
  const random = seededRandom(seed)
  const longer = Math.max(width, height) / Math.max(1, Math.min(width, height))
  const corners = 8 + Math.floor(random() * 2) + Math.round(longer - 1)
  const squareness = 6
  const points = Array.from({ length: corners }, (_, corner): Point => {
    const angle = ((corner + 0.5 + (random() - 0.5) * 0.5) / corners) * Math.PI * 2
    const bulge = Math.abs(Math.cos(angle)) ** squareness + Math.abs(Math.sin(angle)) ** squareness
    const reach = (0.9 + random() * 0.16) / bulge ** (1 / squareness)
    return { x: (Math.cos(angle) * reach * width) / 2, y: (Math.sin(angle) * reach * height) / 2 }
  })
  const pieces = points.map((point, index) => {
    const [next, afterNext] = [points[(index + 1) % corners] ?? point, points[(index + 2) % corners] ?? point]
    return `L${written(between(point, next, 0.8))}Q${written(next)} ${written(between(next, afterNext, 0.2))}`
  })
  const [first, second] = [points[0] ?? { x: 0, y: 0 }, points[1] ?? { x: 0, y: 0 }]
  return `M${written(between(first, second, 0.2))}${pieces.join('')}Z`
}
