import type { Brush } from '../canvas/brush.ts'
import { blend } from '../canvas/colours.ts'
import { contactShadow, lineGradient, roundGradient } from '../canvas/light.ts'
import { disc, oval, shape, star } from '../canvas/shapes.ts'

const line = '#3a2a66'

interface TowerLook {
  height: number
  halfWidth: number
  colour: string
  stars: number
  roof: boolean
}

/** More stones make a tower higher, wider and prouder. */
export const towerLooks = {
  few: { height: 24, halfWidth: 22, colour: '#7fe0d0', stars: 1, roof: false },
  some: { height: 38, halfWidth: 24, colour: '#8fb8ff', stars: 2, roof: false },
  many: { height: 54, halfWidth: 27, colour: '#ff9ac0', stars: 3, roof: false },
  most: { height: 72, halfWidth: 31, colour: '#ffc93a', stars: 4, roof: true },
} as const satisfies Record<string, TowerLook>

function paintStones(brush: Brush, { height, halfWidth }: TowerLook) {
  const body = `M${-halfWidth} 0L${-halfWidth + 3} ${-height}H${halfWidth - 3}L${halfWidth} 0Q0 14 ${-halfWidth} 0Z`
  const stone = lineGradient(
    brush,
    [-halfWidth, 0],
    [halfWidth, 0],
    [
      [0, '#ffffff'],
      [0.45, '#d5c9ee'],
      [1, '#8c7ab8'],
    ],
  )
  shape(brush, body, { fill: stone, line, width: 4 })
  brush.save()
  brush.clip(new Path2D(body))
  for (let row = 0; row * 13 < height; row++) {
    const top = -row * 13 - 6
    shape(brush, `M${-halfWidth} ${top}Q0 ${top + 12} ${halfWidth} ${top}`, { line: 'rgba(58,42,102,.3)', width: 2.2 })
    for (const seam of [-0.55, 0, 0.55]) {
      const x = (seam + (row % 2 === 0 ? 0.27 : 0)) * halfWidth
      shape(brush, `M${x} ${top + 5}v-13`, { line: 'rgba(58,42,102,.24)', width: 2 })
    }
  }
  brush.restore()
}

function paintBattlements(brush: Brush, { height, halfWidth }: TowerLook) {
  const [top, left] = [-height, -halfWidth - 4]
  const rim =
    `M${left} ${top + 2}V${top - 12}H${left + 10}V${top - 6}H-6V${top - 12}H6V${top - 6}H${-left - 10}V${top - 12}H${-left}V${top + 2}` +
    `Q0 ${top + 12} ${left} ${top + 2}Z`
  const stone = lineGradient(
    brush,
    [left, 0],
    [-left, 0],
    [
      [0, '#ffffff'],
      [1, '#b3a3da'],
    ],
  )
  shape(brush, rim, { fill: stone, line, width: 3.6 })
}

function paintCannon(brush: Brush, { height, colour }: TowerLook) {
  const edge = blend(colour, '#2a1a4f', 0.65)
  brush.save()
  brush.translate(0, -height - 16)
  brush.fillStyle = edge
  disc(brush, 0, 0, 17)
  brush.fillStyle = roundGradient(brush, -6, -7, 22, [
    [0, blend(colour, '#ffffff', 0.6)],
    [0.5, colour],
    [1, blend(colour, '#2a1a4f', 0.4)],
  ])
  disc(brush, 0, 0, 14)
  brush.rotate(-0.62)
  const barrel = lineGradient(
    brush,
    [0, -14],
    [0, 14],
    [
      [0, blend(colour, '#ffffff', 0.45)],
      [0.5, colour],
      [1, blend(colour, '#2a1a4f', 0.45)],
    ],
  )
  shape(brush, 'M-4-9H26V-12H35V12H26V9H-4Z', { fill: barrel, line: edge, width: 3.6 })
  brush.fillStyle = '#22103f'
  oval(brush, 35, 0, 3.4, 8.5)
  brush.restore()
}

export function paintTower(brush: Brush, look: TowerLook) {
  const { height, halfWidth, colour, stars, roof } = look
  contactShadow(brush, 8, 2, halfWidth * 1.6, 12, 0.35)
  paintStones(brush, look)
  const sash = `M${-halfWidth + 0.8} -10Q0 2 ${halfWidth - 0.8} -10L${halfWidth - 1.6} -20Q0 -8 ${-halfWidth + 1.6} -20Z`
  shape(brush, sash, { fill: colour, line })
  paintBattlements(brush, look)
  if (roof)
    for (const side of [-1, 1]) {
      shape(brush, `M${side * (halfWidth + 1)} ${-height - 10}v-22`, { line, width: 4 })
      shape(
        brush,
        `M${side * (halfWidth + 1)} ${-height - 32}q${side * 9}-5 ${side * 18} 1v12q${side * -9}-6 ${side * -18} 0z`,
        {
          fill: '#ff5f86',
          line: '#6b1238',
          width: 3,
        },
      )
    }
  for (let index = 0; index < stars; index++) {
    star(brush, (index - (stars - 1) / 2) * 13, -6, 6.6, 3)
    brush.lineJoin = 'round'
    brush.strokeStyle = '#5b2f00'
    brush.lineWidth = 3
    brush.stroke()
    brush.fillStyle = '#ffe14d'
    brush.fill()
  }
  paintCannon(brush, look)
}
