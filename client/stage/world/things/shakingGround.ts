import { seededRandom } from '../../../../rooms/shared/seededRandom.ts'
import { aside, type Brush } from '../canvas/brush.ts'
import { sheer } from '../canvas/colours.ts'
import { polygon, shape } from '../canvas/shapes.ts'
import type { Point } from '../outline/regionCorners.ts'

interface ShakingBlock {
  width: number
  height: number
  seed: number
  /** From 0, the first crack, to 1, the moment before the ground goes. */
  heat: number
}

const pointsOnSide = 4

/** The edge of the block: straight as tiles are, and jagged as stone breaks. */
function brokenEdge({ width, height }: ShakingBlock, random: () => number): Point[] {
  const sides = [
    { from: { x: -1, y: -1 }, step: { x: 1, y: 0 } },
    { from: { x: 1, y: -1 }, step: { x: 0, y: 1 } },
    { from: { x: 1, y: 1 }, step: { x: -1, y: 0 } },
    { from: { x: -1, y: 1 }, step: { x: 0, y: -1 } },
  ]
  return sides.flatMap(({ from, step }) =>
    Array.from({ length: pointsOnSide }, (_, index) => {
      const along = ((index + 0.3 + random() * 0.4) / pointsOnSide) * 2
      const inward = 1 - random() * 0.09
      return {
        x: ((from.x + step.x * along) * inward * width) / 2,
        y: ((from.y + step.y * along) * inward * height) / 2,
      }
    }),
  )
}

/** A crack from the edge towards the middle, which it does not quite reach. */
function crackFrom(edge: Point, random: () => number): Point[] {
  const depth = 0.35 + random() * 0.4
  return [0, 1, 2, 3].map((step) => {
    const [share, sway] = [1 - (depth * step) / 3, step === 0 ? 0 : (random() - 0.5) * 12]
    return { x: edge.x * share - Math.sign(edge.y) * sway, y: edge.y * share + Math.sign(edge.x) * sway }
  })
}

/**
 * Lies over any ground, its middle at 0, 0: cracks around a block and through it, with fire that grows. The ground
 * stays visible, so that the class sees which tiles will go.
 */
export function paintShakingGround(brush: Brush, block: ShakingBlock) {
  const { seed, heat } = block
  const random = seededRandom(seed)
  const edge = brokenEdge(block, random)
  const cracks = edge.filter((_, index) => index % 2 === 0).map((point) => crackFrom(point, random))
  const edgePath = `M${edge.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
  shape(brush, edgePath, { fill: sheer('#ff7a1f', 0.06 + heat * 0.2) })
  aside(brush, () => {
    brush.clip(new Path2D(edgePath))
    shape(brush, edgePath, { line: sheer('#ff8a2e', 0.25 + heat * 0.3), width: 12 + heat * 10 })
  })
  brush.lineJoin = 'round'
  brush.lineCap = 'round'
  for (const { colour, width } of [
    { colour: '#3a0f2a', width: 5 + heat * 3 },
    { colour: '#ff7a1f', width: 2 + heat * 3 },
    { colour: '#fff0a0', width: 0.7 + heat * 1.6 },
  ]) {
    shape(brush, edgePath, { line: colour, width })
    for (const crack of cracks) {
      polygon(brush, crack, false)
      brush.lineWidth = width * 0.8
      brush.stroke()
    }
  }
}
