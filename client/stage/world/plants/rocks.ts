import { seededRandom } from '../../../../rooms/shared/seededRandom.ts'
import { type Brush, placed } from '../canvas/brush.ts'
import { sheer } from '../canvas/colours.ts'
import { contactShadow, lineGradient } from '../canvas/light.ts'
import { shape } from '../canvas/shapes.ts'
import type { Planting } from './trees.ts'

export interface StoneColours {
  light: string
  base: string
  dark: string
  line: string
}

export const stoneColours = {
  meadow: { light: '#c9c4d8', base: '#9a93b3', dark: '#6a6288', line: '#443b63' },
  volcano: { light: '#c3a9c4', base: '#8f7599', dark: '#5a4470', line: '#2a1536' },
  temple: { light: '#9fc0f0', base: '#6a8fd6', dark: '#3d5aa8', line: '#161c4a' },
} as const satisfies Record<string, StoneColours>

export function paintRock(brush: Brush, { x, y, size, seed }: Planting, stone: StoneColours) {
  const random = seededRandom(seed * 13)
  const jag = () => (random() - 0.5) * 9
  contactShadow(brush, x + size * 0.1, y, size * 0.6, size * 0.2, 0.32)
  placed(brush, { x, y, size }, () => {
    const body =
      `M-42 0C-48 ${-14 + jag()}-40 ${-30 + jag()}-26 ${-38 + jag()}C-14 ${-50 + jag()} 8 ${-52 + jag()} 22 ${-42 + jag()}` +
      `C38 ${-34 + jag()} 46 ${-16 + jag()} 42 0C28 7-28 7-42 0Z`
    const fill = lineGradient(
      brush,
      [-30, -50],
      [34, 6],
      [
        [0, stone.light],
        [0.45, stone.base],
        [1, stone.dark],
      ],
    )
    shape(brush, body, { fill, line: stone.line, width: 4.5 })
    brush.clip(new Path2D(body))
    shape(brush, 'M-30-30C-14-44 8-46 20-36C6-34-10-28-22-18Z', { fill: 'rgba(255,255,255,.32)' })
    shape(brush, 'M4-20L16-10L12 4M-18-12l8 6', { line: sheer(stone.line, 0.5), width: 3 })
  })
}
