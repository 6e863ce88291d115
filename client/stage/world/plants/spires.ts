import { seededRandom } from '../../../../rooms/shared/seededRandom.ts'
import type { Brush } from '../canvas/brush.ts'
import { blend, sheer } from '../canvas/colours.ts'
import { contactShadow, lineGradient } from '../canvas/light.ts'
import { shape } from '../canvas/shapes.ts'
import type { StoneColours } from './rocks.ts'
import type { Planting } from './trees.ts'

/** Needles of stone or ice that have grown out of the ground, the highest behind. */
export function paintSpires(brush: Brush, { x, y, size, seed }: Planting, stone: StoneColours) {
  const random = seededRandom(seed * 17 + 3)
  contactShadow(brush, x, y, size * 0.42, size * 0.12, 0.35)
  for (const [aside, share] of [
    [0.06, 1],
    [-0.22, 0.66],
    [0.3, 0.48],
  ] as const) {
    const height = size * share * (0.85 + random() * 0.3)
    const [left, half, lean] = [x + aside * size, size * (0.09 + share * 0.08), (random() - 0.5) * size * 0.12]
    const [tip, foot] = [y - height, y + half * 0.3]
    const side = (way: number) => `${left + half * 0.5 * way + lean * 0.4} ${y - height * 0.42}`
    const body = `M${left - half} ${y}Q${side(-1)} ${left + lean} ${tip}Q${side(1)} ${left + half} ${y}Q${left} ${foot} ${left - half} ${y}Z`
    const fill = lineGradient(
      brush,
      [left - half, 0],
      [left + half, 0],
      [
        [0, stone.light],
        [0.4, stone.base],
        [1, stone.dark],
      ],
    )
    shape(brush, body, { fill, line: stone.line, width: 5 })
    const ridge = `M${left + lean * 0.9} ${tip + height * 0.16}Q${left - half * 0.1} ${y - height * 0.5} ${left - half * 0.42} ${y - height * 0.1}`
    shape(brush, ridge, { line: sheer('#ffffff', 0.3), width: 3 })
  }
}

/** Three stones of a treasure, each with a lit and a dark side. */
export function paintCrystals(brush: Brush, { x, y, size, seed }: Planting, colour: string) {
  const random = seededRandom(seed * 29 + 1)
  const [edge, lit, dark] = [
    blend(colour, '#2a0f3a', 0.62),
    blend(colour, '#ffffff', 0.5),
    blend(colour, '#2a0f3a', 0.3),
  ]
  contactShadow(brush, x + 3, y, size * 0.42, size * 0.13, 0.35)
  for (const [turn, share] of [
    [-0.5, 0.72],
    [0.52, 0.62],
    [0.02, 1],
  ] as const) {
    const [long, half] = [size * share * (0.85 + random() * 0.2), size * 0.15 * (0.7 + share * 0.3)]
    brush.save()
    brush.translate(x, y)
    brush.rotate(turn)
    const shoulder = -long * 0.68
    shape(brush, `M${-half} 0L${-half} ${shoulder}L0 ${-long}L${half} ${shoulder}L${half} 0Z`, {
      fill: colour,
      line: edge,
      width: 6,
    })
    shape(brush, `M${-half} 0L${-half} ${shoulder}L0 ${-long}L${-half * 0.2} ${shoulder}V0Z`, { fill: lit })
    shape(brush, `M${half} 0L${half} ${shoulder}L0 ${-long}L${half * 0.45} ${shoulder}V0Z`, { fill: dark })
    brush.restore()
  }
}
