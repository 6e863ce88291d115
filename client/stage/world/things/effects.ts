import type { Brush } from '../canvas/brush.ts'
import { sheer } from '../canvas/colours.ts'
import { glow, roundGradient } from '../canvas/light.ts'
import { disc, shape } from '../canvas/shapes.ts'

/** Around a whole slime, but not over its face. */
export function paintShield(brush: Brush) {
  const [radius, colour] = [62, '#5fd4ff']
  glow(brush, colour, { x: 0, y: 0, radius: 70, alpha: 0.22 })
  brush.fillStyle = roundGradient(brush, 0, 0, radius, [
    [0, sheer(colour, 0.02)],
    [0.6, sheer(colour, 0.12)],
    [0.88, sheer(colour, 0.42)],
    [1, sheer(colour, 0.1)],
  ])
  disc(brush, 0, 0, radius)
  const ring = (reach: number, from: number, to: number, stroke: string, width: number) => {
    brush.strokeStyle = stroke
    brush.lineWidth = width
    brush.lineCap = 'round'
    brush.beginPath()
    brush.arc(0, 0, reach, Math.PI * from, Math.PI * to)
    brush.stroke()
  }
  ring(radius * 0.97, 0, 2, 'rgba(255,255,255,.9)', 3.2)
  ring(radius * 1.03, 0, 2, sheer(colour, 0.9), 2.4)
  ring(radius * 0.8, 1.08, 1.42, 'rgba(255,255,255,.95)', radius * 0.09)
  ring(radius * 0.8, 1.5, 1.54, 'rgba(255,255,255,.95)', radius * 0.07)
}

const tongue = (length: number, width: number): string =>
  `M0 ${-width / 2}C${length * 0.25} ${-width * 0.75} ${length * 0.5} ${-width * 0.2} ${length} ${width * 0.08}` +
  `C${length * 0.6} ${width * 0.1} ${length * 0.55} ${width * 0.55} ${length * 0.3} ${width * 0.42}` +
  `C${length * 0.2} ${width * 0.66} ${length * 0.05} ${width * 0.55} 0 ${width / 2}C${-width * 0.3} ${width * 0.3} ${-width * 0.3} ${-width * 0.3} 0 ${-width / 2}Z`

const flames = [
  { share: 1, wide: 1, colour: '#ff5a1f' },
  { share: 0.75, wide: 0.74, colour: '#ff9d2e' },
  { share: 0.52, wide: 0.5, colour: '#ffe05a' },
  { share: 0.28, wide: 0.28, colour: '#fffbe0' },
]

/** From hot to dark along its length. It points to the right from 0, 0. */
export function paintFlame(brush: Brush, length: number, width: number) {
  glow(brush, '#ff8a1f', { x: length * 0.3, y: 0, radius: length * 0.62, alpha: 0.4 })
  for (const { share, wide, colour } of flames) shape(brush, tongue(length * share, width * wide), { fill: colour })
}

/** The fire behind a figure that flies to the right. */
export function paintFlameTrail(brush: Brush) {
  brush.save()
  brush.translate(52, 0)
  brush.rotate(Math.PI)
  paintFlame(brush, 112, 46)
  brush.restore()
}

export function paintTorchFlame(brush: Brush) {
  brush.save()
  brush.rotate(-Math.PI / 2)
  paintFlame(brush, 72, 42)
  brush.restore()
}

/** Drops of a fountain, to the right of its middle: how far aside, how high, how large. */
const drops = [
  [14, -62, 7],
  [30, -46, 6],
  [40, -28, 5],
  [22, -78, 4],
  [8, -88, 5],
] as const

/** Fire out of a hole in the ground: a column that spreads and falls to all sides. */
export function paintFireFountain(brush: Brush) {
  glow(brush, '#ff8a1f', { x: 0, y: -34, radius: 78, alpha: 0.55 })
  for (const [wide, colour] of [
    [1, '#e8401a'],
    [0.72, '#ff9d2e'],
    [0.42, '#ffe05a'],
    [0.2, '#fffbe0'],
  ] as const) {
    const [foot, top] = [20 * wide, 34 * wide]
    shape(
      brush,
      `M${-foot} 6C${-foot * 0.5}-26 ${-top * 0.4}-48 ${-top * 1.3}-${44 + 22 * wide}C${-top * 0.6}-${62 + 12 * wide} ${-top * 0.3}-${70 + 10 * wide} 0-${64 + 22 * wide}` +
        `C${top * 0.3}-${70 + 10 * wide} ${top * 0.6}-${62 + 12 * wide} ${top * 1.3}-${44 + 22 * wide}C${top * 0.4}-48 ${foot * 0.5}-26 ${foot} 6Z`,
      wide === 1 ? { fill: colour, line: '#7a1410', width: 4 } : { fill: colour },
    )
  }
  for (const side of [-1, 1])
    for (const [x, y, radius] of drops) {
      brush.fillStyle = '#e8401a'
      disc(brush, side * x, y, radius + 1.5)
      brush.fillStyle = '#ffc02e'
      disc(brush, side * x, y, radius)
    }
}
