import { seededRandom } from '../../../../rooms/shared/seededRandom.ts'
import { type Brush, placed } from '../canvas/brush.ts'
import { contactShadow, lineGradient } from '../canvas/light.ts'
import { disc, shape } from '../canvas/shapes.ts'
import { type Ball, type LeafKind, leafColours, paintFoliage } from './foliage.ts'

export interface Planting {
  x: number
  y: number
  size: number
  seed: number
}

const strewn = (balls: readonly Ball[], random: () => number, spread: number): Ball[] =>
  balls.map(({ x, y, radius }) => ({
    x: x + (random() - 0.5) * spread,
    y: y + (random() - 0.5) * spread,
    radius: radius * (0.89 + random() * 0.22),
  }))

const crown: readonly Ball[] = [
  { x: 0, y: -62, radius: 34 },
  { x: -26, y: -50, radius: 25 },
  { x: 26, y: -48, radius: 24 },
  { x: -12, y: -84, radius: 26 },
  { x: 16, y: -82, radius: 24 },
  { x: 0, y: -40, radius: 24 },
]

export function paintTree(brush: Brush, { x, y, size, seed }: Planting, kind: LeafKind) {
  const random = seededRandom(seed * 77 + 5)
  contactShadow(brush, x + size * 0.2, y + size * 0.02, size * 0.62, size * 0.2)
  placed(brush, { x, y, size }, () => {
    const bark = lineGradient(
      brush,
      [-10, 0],
      [10, 0],
      [
        [0, '#b27a48'],
        [1, '#6f4426'],
      ],
    )
    shape(brush, 'M-9 2C-8-12-9-24-12-34H12C9-24 8-12 9 2C4 5-4 5-9 2Z', { fill: bark, line: '#47290f', width: 4 })
    paintFoliage(brush, strewn(crown, random, 8), leafColours[kind], seed)
    if (kind !== 'blossom' && (kind !== 'spring' || seed % 4 !== 0)) return
    brush.fillStyle = kind === 'blossom' ? '#ffffff' : '#ff5b5b'
    for (let fruit = 0; fruit < 6; fruit++) disc(brush, (random() - 0.5) * 60, -90 + random() * 60, 3.6)
  })
}

/** One skirt of needles, from its hem at `low` up to its tip at `tip`. */
const skirt = (width: number, low: number, tip: number): string => {
  const at = (share: number) => width * share
  return (
    `M0 ${tip}C${at(0.28)} ${tip + 12} ${at(0.5)} ${low - 12} ${width} ${low - 5}` +
    `C${at(0.8)} ${low + 3} ${at(0.62)} ${low - 2} ${at(0.5)} ${low + 5}C${at(0.28)} ${low} ${at(0.1)} ${low + 3} 0 ${low + 6}` +
    `C${at(-0.1)} ${low + 3} ${at(-0.28)} ${low} ${at(-0.5)} ${low + 5}C${at(-0.62)} ${low - 2} ${at(-0.8)} ${low + 3} ${-width} ${low - 5}` +
    `C${at(-0.5)} ${low - 12} ${at(-0.28)} ${tip + 12} 0 ${tip}Z`
  )
}

const skirts = [
  { width: 40, low: -14, tip: -66 },
  { width: 33, low: -42, tip: -92 },
  { width: 25, low: -70, tip: -116 },
]

export function paintPine(brush: Brush, { x, y, size }: Planting) {
  const needles = leafColours.deep
  contactShadow(brush, x + size * 0.16, y, size * 0.46, size * 0.16)
  placed(brush, { x, y, size }, () => {
    shape(brush, 'M-6 2L-5-20H5L6 2Z', { fill: '#7d4e2c', line: '#47290f', width: 4 })
    for (const { width, low, tip } of skirts) {
      const fill = lineGradient(
        brush,
        [-width, 0],
        [width, 0],
        [
          [0, needles.light],
          [0.45, needles.base],
          [1, needles.dark],
        ],
      )
      shape(brush, skirt(width, low, tip), { fill, line: needles.line, width: 4 })
      // Needles that hang in the light.
      shape(brush, `M${-width * 0.55} ${low - 9}l5 6M${-width * 0.3} ${low - 18}l5 7M${-width * 0.12} ${low - 8}l4 6`, {
        line: needles.tip,
        width: 2.4,
      })
    }
  })
}

const hedge: readonly Ball[] = [
  { x: -28, y: -20, radius: 22 },
  { x: 28, y: -20, radius: 22 },
  { x: 0, y: -34, radius: 28 },
  { x: -12, y: -18, radius: 22 },
  { x: 14, y: -16, radius: 20 },
]

export function paintBush(brush: Brush, { x, y, size, seed }: Planting, kind: LeafKind, berries?: string) {
  const random = seededRandom(seed * 31 + 3)
  contactShadow(brush, x + size * 0.1, y, size * 0.62, size * 0.2, 0.3)
  placed(brush, { x, y, size }, () => {
    paintFoliage(brush, strewn(hedge, random, 8), leafColours[kind], seed)
    if (!berries) return
    for (let berry = 0; berry < 7; berry++) {
      const [berryX, berryY] = [(random() - 0.5) * 70, -44 + random() * 34]
      brush.fillStyle = berries
      disc(brush, berryX, berryY, 4.2)
      brush.fillStyle = 'rgba(255,255,255,.8)'
      disc(brush, berryX - 1.3, berryY - 1.4, 1.3)
    }
  })
}
