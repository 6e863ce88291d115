import { seededRandom } from '../../../../rooms/shared/seededRandom.ts'
import { type Brush, placed } from '../canvas/brush.ts'
import { sheer } from '../canvas/colours.ts'
import { roundGradient } from '../canvas/light.ts'
import { disc, fullTurn } from '../canvas/shapes.ts'
import type { Planting } from './trees.ts'

const balls = [
  { x: -58, y: 0, radius: 30 },
  { x: -24, y: -20, radius: 40 },
  { x: 18, y: -26, radius: 44 },
  { x: 56, y: -4, radius: 32 },
  { x: 0, y: 4, radius: 36 },
  { x: -40, y: 8, radius: 26 },
  { x: 38, y: 10, radius: 28 },
]

interface CloudLook {
  top: string
  low: string
  alpha?: number
}

export function paintCloud(brush: Brush, { x, y, size, seed }: Planting, { top, low, alpha = 1 }: CloudLook) {
  const random = seededRandom(seed * 19)
  placed(brush, { x, y, size, alpha }, () => {
    const puffs = balls.map((ball) => ({
      x: ball.x + (random() - 0.5) * 14,
      y: ball.y + (random() - 0.5) * 8,
      radius: ball.radius * (0.85 + random() * 0.3),
    }))
    // All puffs are one shape: otherwise a sheer cloud would show where they overlap.
    brush.beginPath()
    for (const puff of puffs) {
      brush.moveTo(puff.x + puff.radius, puff.y)
      brush.arc(puff.x, puff.y, puff.radius, 0, fullTurn)
    }
    brush.fillStyle = low
    brush.fill()
    brush.clip()
    for (const puff of puffs) {
      const reach = puff.radius * 1.1
      brush.fillStyle = roundGradient(brush, puff.x - puff.radius * 0.2, puff.y - puff.radius * 0.35, reach, [
        [0, top],
        [0.6, sheer(top, 0.85)],
        [1, sheer(top, 0)],
      ])
      disc(brush, puff.x, puff.y, reach)
    }
  })
}
