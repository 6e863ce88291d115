import type { Brush } from '../canvas/brush.ts'
import { sheer } from '../canvas/colours.ts'
import { roundGradient } from '../canvas/light.ts'
import { disc, fullTurn, oval, shape } from '../canvas/shapes.ts'
import { paintEye } from './monsterParts.ts'

const line = '#1b0740'

const spikes = 15

/** All round in points, as no slime is. */
function bristlingPath(reachX: number, reachY: number): string {
  const points = Array.from({ length: spikes * 2 }, (_, index) => {
    const [turn, reach] = [(index / (spikes * 2)) * fullTurn - fullTurn / 4, index % 2 === 0 ? 1 : 0.76]
    return `${(Math.cos(turn) * reachX * reach).toFixed(1)} ${(Math.sin(turn) * reachY * reach).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

/** The one head of the swarm, at the place it came from: one great eye among small ones. */
export function paintSwarm(brush: Brush) {
  brush.save()
  brush.translate(0, -42)
  const fill = roundGradient(brush, -12, -20, 78, [
    [0, '#8a5cf0'],
    [0.55, '#4d1fb0'],
    [1, '#2a0d70'],
  ])
  shape(brush, bristlingPath(58, 50), { fill, line, width: 4.5 })
  for (const [x, y, radius] of [
    [-30, -6, 8],
    [30, -6, 8],
    [-19, -24, 6],
    [19, -24, 6],
  ] as const)
    paintEye(brush, { x, y, radius, lookX: 1, iris: '#ffd84d' })
  paintEye(brush, { x: 0, y: -4, radius: 17, lookX: 2, iris: '#ffb02e' })
  shape(brush, 'M-24 20Q0 36 24 20L17 31L10 24L3 34L-4 25L-11 32Z', { fill: '#ffffff', line, width: 3 })
  brush.restore()
}

/** A tile of its body: it runs together with its neighbours, has no face, and is darker than the slimes on it. */
export function paintSwarmBody(brush: Brush) {
  brush.fillStyle = '#240c5c'
  oval(brush, 0, 2, 59, 54)
  brush.fillStyle = '#2f1470'
  oval(brush, 0, -1, 55, 49)
  for (const [x, y, radius] of [
    [-22, -14, 13],
    [16, -20, 10],
    [24, 12, 12],
    [-12, 18, 9],
  ] as const) {
    brush.fillStyle = '#3f1e8c'
    disc(brush, x, y, radius)
    brush.fillStyle = sheer('#b79bff', 0.28)
    disc(brush, x - radius * 0.3, y - radius * 0.35, radius * 0.3)
  }
}
