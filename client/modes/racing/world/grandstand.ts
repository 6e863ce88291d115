import { slimeLooks } from '../../../../rooms/shared/catalog/slimeLooks.ts'
import type { Brush } from '../../../stage/world/canvas/brush.ts'
import { paintFan } from '../../../stage/world/canvas/fan.ts'
import { contactShadow, lineGradient } from '../../../stage/world/canvas/light.ts'
import { shape } from '../../../stage/world/canvas/shapes.ts'
import { positionHash } from '../../../stage/world/outline/positionHash.ts'
import type { Easel } from '../../../stage/world/worldEasel.ts'
import type { IsGrass } from './grass.ts'
import type { RaceGround } from './raceGround.ts'

const [columns, rows] = [3, 4]

interface StandPlace {
  x: number
  y: number
}

/** The free meadow nearest to the finish, where there is any on the map. */
export function grandstandPlace({ grid }: Easel, { course }: RaceGround, isGrass: IsGrass): StandPlace | undefined {
  const [finishX, finishY] = course.at(-1) ?? [0, 0]
  let best: StandPlace | undefined
  let nearest = Number.POSITIVE_INFINITY
  for (let y = 0; y + rows <= grid.height; y++)
    for (let x = 0; x + columns <= grid.width; x++) {
      const isFree = Array.from({ length: columns * rows }, (_, spot) => [
        spot % columns,
        Math.floor(spot / columns),
      ]).every(([across = 0, down = 0]) => isGrass(x + across + 0.5, y + down + 0.5, 0.7))
      // The arch over the finish line is as high as three tiles.
      const hidesFinish = Math.abs(x + columns / 2 - finishX) < 3.4 && finishY - y < rows + 3 && finishY >= y
      const distance = Math.hypot(x + columns / 2 - finishX, y + rows / 2 - finishY)
      if (!isFree || hidesFinish || distance >= nearest) continue
      nearest = distance
      best = { x, y }
    }
  return best
}

const wood = '#5b3413'

/** The first designs are the plain, bright ones: the others are too dark below a roof. */
const brightLooks = 16

function paintBench(brush: Brush, x: number, y: number, row: number) {
  const top = y - row * 30
  const plank = lineGradient(
    brush,
    [0, top - 22],
    [0, top + 4],
    [
      [0, '#f0c083'],
      [0.3, '#d99a55'],
      [1, '#a8682e'],
    ],
  )
  shape(brush, `M${x - 104} ${top - 22}H${x + 104}V${top + 4}H${x - 104}Z`, { fill: plank, line: wood, width: 4 })
  for (let seat = 0; seat < 4; seat++) {
    const kind = positionHash(row * 5 + seat, 3, 3)
    const look = slimeLooks[Math.floor(kind * brightLooks)]
    if (look) paintFan(brush, look, x - 76 + seat * 51 + (row % 2) * 6, top - 14, 54, kind > 0.45)
  }
}

function paintRoof(brush: Brush, x: number, y: number) {
  const [stripes, width] = [8, 236]
  for (let stripe = 0; stripe < stripes; stripe++) {
    const left = x - width / 2 + (stripe * width) / stripes
    const right = left + width / stripes
    const lean = (index: number) => (index - stripes / 2) * 2
    const cloth =
      `M${left} ${y - 172}H${right}L${right + lean(stripe + 1)} ${y - 142}` +
      `Q${(left + right) / 2 + lean(stripe)} ${y - 128} ${left + lean(stripe)} ${y - 142}Z`
    shape(brush, cloth, { fill: stripe % 2 === 0 ? '#f0455f' : '#ffffff', line: '#5b1238', width: 3.4 })
  }
  const ridge = lineGradient(
    brush,
    [0, y - 190],
    [0, y - 172],
    [
      [0, '#ff8a9c'],
      [1, '#d92a4e'],
    ],
  )
  shape(brush, `M${x - 118} ${y - 172}L${x - 92} ${y - 190}H${x + 92}L${x + 118} ${y - 172}Z`, {
    fill: ridge,
    line: '#5b1238',
    width: 3.6,
  })
  for (const side of [-92, 0, 92]) {
    shape(brush, `M${x + side} ${y - 190}v-22`, { line: wood, width: 4 })
    shape(brush, `M${x + side + 1} ${y - 212}c10-6 16 6 26 0v14c-10 6-16-6-26 0z`, {
      fill: side === 0 ? '#6f43ee' : '#ffcf3f',
      line: '#3a1a50',
      width: 3,
    })
  }
}

export function paintGrandstand(brush: Brush, x: number, y: number) {
  contactShadow(brush, x + 16, y, 150, 34, 0.4)
  for (const side of [-104, 104]) {
    shape(brush, `M${x + side} ${y}V${y - 150}`, { line: wood, width: 11 })
    shape(brush, `M${x + side} ${y}V${y - 150}`, { line: '#d9a05c', width: 6 })
  }
  shape(brush, `M${x - 102} ${y - 6}V${y - 146}H${x + 102}V${y - 6}Z`, { fill: 'rgba(60,24,40,.34)' })
  for (const row of [2, 1, 0]) paintBench(brush, x, y, row)
  shape(brush, `M${x - 104} ${y - 4}H${x + 104}V${y + 10}H${x - 104}Z`, { fill: '#c4823f', line: wood, width: 4 })
  paintRoof(brush, x, y)
}

export const grandstandSize = { columns, rows }
