import type { Brush } from '../canvas/brush.ts'
import { disc, fullTurn } from '../canvas/shapes.ts'

interface SmokeLook {
  line: string
  low: string
  top: string
  alpha: number
}

export const dust: SmokeLook = { line: 'rgba(120,90,60,.55)', low: '#e7d9bd', top: '#fffaf0', alpha: 1 }
export const ventSmoke: SmokeLook = { line: 'rgba(60,20,50,.3)', low: '#8a5a78', top: '#c79aae', alpha: 0.6 }

const balls = [
  ...Array.from({ length: 6 }, (_, index) => {
    const angle = (index / 6) * fullTurn
    return { x: Math.cos(angle) * 26, y: Math.sin(angle) * 15, radius: 20 + (index % 3) * 4 }
  }),
  { x: 0, y: -8, radius: 28 },
]

export function paintSmokePuff(brush: Brush, { line, low, top, alpha }: SmokeLook) {
  const layer = (colour: string, grow: number, shift: number) => {
    brush.fillStyle = colour
    for (const { x, y, radius } of balls) disc(brush, x - radius * shift * 0.7, y - radius * shift, radius + grow)
  }
  brush.globalAlpha = alpha
  layer(line, 3, 0)
  layer(low, 0, 0)
  layer(top, -5, 0.2)
}
