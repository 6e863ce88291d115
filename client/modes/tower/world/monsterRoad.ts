import { aside, type Brush, moved, placed } from '../../../stage/world/canvas/brush.ts'
import { blend, sheer } from '../../../stage/world/canvas/colours.ts'
import { softSpot } from '../../../stage/world/canvas/light.ts'
import { box, pathOf, shape } from '../../../stage/world/canvas/shapes.ts'
import { regionOutline } from '../../../stage/world/outline/regionOutline.ts'
import { areaOfMap, eachTile } from '../../../stage/world/outline/tileVisits.ts'
import type { Easel } from '../../../stage/world/worldEasel.ts'
import type { CastleGround } from './castleGround.ts'

const depth = 20
const line = '#4b2a52'
const cobbles = ['#f3cfbd', '#e8bcb0', '#f8dccb', '#dfb0aa'] as const

function paintCobbles({ ground, grid, tile, chance }: Easel, { isRoad }: CastleGround) {
  ground.strokeStyle = 'rgba(130,76,104,.35)'
  ground.lineWidth = 1.8
  eachTile(areaOfMap(grid), (x, y) => {
    if (!isRoad(x, y)) return
    for (let stone = 0; stone < 9; stone++) {
      const [row, column] = [Math.floor(stone / 3), stone % 3]
      ground.fillStyle = cobbles[Math.floor(chance(x * 3 + column, y * 3 + row, 4) * cobbles.length)] ?? cobbles[0]
      const left = (x + (column + (row % 2) * 0.16) / 3) * tile.width
      box(ground, left + 1.5, (y + row / 3) * tile.height + 1.5, tile.width / 3 - 3, tile.height / 3 - 3, 6)
      ground.fill()
      ground.stroke()
    }
  })
}

function paintFront({ ground, grid, tile, chance }: Easel, { isRoad }: CastleGround) {
  eachTile(areaOfMap(grid), (x, y) => {
    if (!isRoad(x, y) || isRoad(x, y + 1)) return
    const [from, to] = [isRoad(x - 1, y) ? 0 : 0.12, isRoad(x + 1, y) ? 1 : 0.88]
    for (const half of [0, 0.5]) {
      const [left, right] = [Math.max(half, from), Math.min(half + 0.5, to)]
      const [x1, width] = [(x + left) * tile.width, (right - left) * tile.width]
      ground.fillStyle = chance(x * 2 + half * 2, y, 3) < 0.5 ? 'rgba(255,255,255,.16)' : 'rgba(40,10,80,.12)'
      ground.fillRect(x1 + 2, (y + 1) * tile.height + 4, width - 4, depth - 7)
      ground.strokeStyle = sheer(line, 0.35)
      ground.lineWidth = 2.4
      ground.strokeRect(x1 + 1, (y + 1) * tile.height + 3, width - 2, depth - 5)
    }
  })
}

/** A floating road of cobbles. */
export function paintRoad(easel: Easel, castle: CastleGround) {
  const { ground, grid, tile } = easel
  const path = pathOf(
    regionOutline(castle.isRoad, areaOfMap(grid), { outer: 0.42, inner: 0.42 }),
    tile.width,
    tile.height,
  )
  ground.fillStyle = 'rgba(70,30,120,.16)'
  for (const share of [0.5, 1]) moved(ground, 10 * share, depth + 16 * share, () => ground.fill(path))
  ground.lineJoin = 'round'
  ground.strokeStyle = line
  ground.lineWidth = 7
  for (const share of [0, 1 / 3, 2 / 3, 1]) moved(ground, 0, depth * share, () => ground.stroke(path))
  for (let down = depth; down > 0; down -= 1.5) {
    ground.fillStyle = blend('#b0789a', '#6b3f76', down / depth)
    moved(ground, 0, down, () => ground.fill(path))
  }
  paintFront(easel, castle)
  ground.fillStyle = '#f0c8b8'
  ground.fill(path)
  aside(ground, () => {
    ground.clip(path)
    paintCobbles(easel, castle)
    const edge = (colour: string, width: number, dx: number, dy: number) => {
      ground.strokeStyle = colour
      ground.lineWidth = width
      moved(ground, dx, dy, () => ground.stroke(path))
    }
    edge('rgba(255,255,255,.55)', 9, 2, 3)
    edge(sheer(line, 0.22), 10, -2, -4)
  })
  ground.strokeStyle = line
  ground.lineWidth = 3.5
  ground.stroke(path)
}

function paintLamp(brush: Brush, x: number, y: number) {
  placed(brush, { x, y }, () => {
    shape(brush, 'M0 0V-38', { line: '#3a2a66', width: 7 })
    shape(brush, 'M0 0V-38', { line: '#8f7ac0', width: 3 })
    shape(brush, 'M-9-38H9L7-58H-7Z', { fill: '#ffe9a0', line: '#3a2a66', width: 3.4 })
    shape(brush, 'M-11-57H11L0-68Z', { fill: '#6a3fe0', line: '#3a2a66', width: 3.4 })
    softSpot(brush, '#ffd76a', { x: 0, y: -48, radius: 34, alpha: 0.6 })
  })
}

/** Lamps stand on the outer edge of every third tile of road, if nothing else is there. */
export function standLamps(easel: Easel, { isRoad, isFloor }: CastleGround) {
  const { grid, tile, typeAt } = easel
  eachTile(areaOfMap(grid), (x, y) => {
    const isEnd = ['enemy-path-start', 'enemy-path-end'].includes(typeAt(x, y))
    if (!isRoad(x, y) || isEnd || (x + y * 2) % 3 !== 0) return
    const isFree = (column: number, row: number) =>
      !isRoad(column, row) && !isFloor(column, row) && typeAt(column, row) !== 'tower-zone'
    const side = isFree(x - 1, y) ? 0.1 : isFree(x + 1, y) ? 0.9 : isFree(x, y - 1) ? 0.5 : undefined
    if (side === undefined) return
    const [left, top] = [(x + side) * tile.width, (y + (side === 0.5 ? 0.06 : 0.72)) * tile.height]
    easel.stand(top, { left: left - 38, top: top - 90, width: 76, height: 100 }, (brush) => paintLamp(brush, left, top))
  })
}
