import type { Brush } from '../canvas/brush.ts'
import { blend } from '../canvas/colours.ts'
import { contactShadow, lineGradient, roundGradient } from '../canvas/light.ts'
import { disc, oval, shape, star } from '../canvas/shapes.ts'
import type { ThingName } from './thingNames.ts'

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

/** How high above its feet a tower's barrel turns. */
const pivotOf = ({ height }: TowerLook): number => height + 16

interface Mounted {
  barrel: ThingName
  /** Above the feet, in sizes of its tower. */
  high: number
}

const mounted = (barrel: ThingName, look: TowerLook): Mounted => ({ barrel, high: pivotOf(look) / 100 })

/** The barrels of things that have one. */
export const mountedOn: Readonly<Partial<Record<ThingName, Mounted>>> = {
  'tower-1': mounted('cannon-1', towerLooks.few),
  'tower-2': mounted('cannon-2', towerLooks.some),
  'tower-4': mounted('cannon-4', towerLooks.many),
  'tower-8': mounted('cannon-8', towerLooks.most),
}

/** The mount that the barrel turns on. */
function paintMount(brush: Brush, look: TowerLook) {
  const { colour } = look
  brush.save()
  brush.translate(0, -pivotOf(look))
  brush.fillStyle = blend(colour, '#2a1a4f', 0.65)
  disc(brush, 0, 0, 17)
  brush.fillStyle = roundGradient(brush, -6, -7, 22, [
    [0, blend(colour, '#ffffff', 0.6)],
    [0.5, colour],
    [1, blend(colour, '#2a1a4f', 0.4)],
  ])
  disc(brush, 0, 0, 14)
  brush.restore()
}

/** Points to the right. It turns around the point where it lies on its mount, so that a tower can aim. */
export function paintBarrel(brush: Brush, { colour }: TowerLook) {
  const edge = blend(colour, '#2a1a4f', 0.65)
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
  shape(brush, 'M-9-10L32-8V-13H43V13H32V8L-9 10Q-15 0-9-10Z', { fill: barrel, line: edge, width: 3.6 })
  shape(brush, 'M8-9V9', { line: edge, width: 3 })
  brush.fillStyle = '#22103f'
  oval(brush, 43, 0, 3.6, 9.5)
}

export function paintCannonBall(brush: Brush) {
  brush.fillStyle = '#2a1a6b'
  disc(brush, 0, 0, 27)
  brush.fillStyle = roundGradient(brush, -8, -9, 34, [
    [0, '#e6ecff'],
    [0.4, '#8f9dff'],
    [1, '#4a3fc0'],
  ])
  disc(brush, 0, 0, 22)
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
  paintMount(brush, look)
}
