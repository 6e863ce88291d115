import type { Brush } from '../canvas/brush.ts'
import { sheer } from '../canvas/colours.ts'
import { roundGradient } from '../canvas/light.ts'
import { disc, fullTurn, oval, shape } from '../canvas/shapes.ts'
import { paintEye } from './monsterParts.ts'

const line = '#1b0740'

const spikes = 15

/** Points all around it, which no slime has. */
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

/** From back to front, beyond the edge of the tile, so that neighbours become one heap. */
const crawlers = [
  [-27, -27, 19],
  [5, -32, 20],
  [33, -22, 18],
  [-40, -1, 19],
  [-9, -7, 22],
  [22, 0, 21],
  [43, 10, 16],
  [-29, 23, 20],
  [3, 25, 21],
  [31, 31, 18],
] as const

/** A tile of its body: a heap without a face, darker than the slimes on it. */
export function paintSwarmBody(brush: Brush) {
  brush.fillStyle = '#1f0a50'
  oval(brush, 0, 3, 59, 54)
  for (const [x, y, radius] of crawlers) {
    brush.fillStyle = line
    disc(brush, x, y + 1, radius + 2)
    brush.fillStyle = roundGradient(brush, x - radius * 0.35, y - radius * 0.45, radius * 1.5, [
      [0, '#6b42c6'],
      [0.5, '#43209a'],
      [1, '#260c62'],
    ])
    disc(brush, x, y, radius)
    brush.fillStyle = sheer('#cdb8ff', 0.4)
    disc(brush, x - radius * 0.38, y - radius * 0.45, radius * 0.2)
  }
}
