import { type Brush, placed } from '../../../stage/world/canvas/brush.ts'
import { glow, lineGradient } from '../../../stage/world/canvas/light.ts'
import { disc, oval, shape } from '../../../stage/world/canvas/shapes.ts'
import type { Easel } from '../../../stage/world/worldEasel.ts'
import type { LavaGround } from './lavaGround.ts'

const line = '#2a0f2c'
const cone = 'M-74 0C-46-14-32-58-22-92Q-12-86 0-90T22-92C32-58 46-14 74 0C40 12-40 12-74 0Z'
const streams = ['M-13-88C-18-64-6-52-14-32S-34-12-36-2', 'M8-88C4-70 20-58 16-42S34-20 34 0', 'M-2-88C-4-74 6-66 2-52']

const puffs = [
  [-34, -132, 26],
  [4, -142, 34],
  [40, -130, 24],
  [-8, -116, 26],
  [20, -112, 20],
] as const

function paintSmoke(brush: Brush) {
  for (const [x, y, radius] of puffs) {
    brush.fillStyle = '#3a1b3a'
    disc(brush, x, y, radius + 3)
  }
  for (const [x, y, radius] of puffs) {
    brush.fillStyle = '#6f4a6b'
    disc(brush, x, y, radius)
    brush.fillStyle = '#8d6685'
    disc(brush, x - radius * 0.2, y - radius * 0.25, radius * 0.66)
  }
}

/** It stands around 0, 0, twice as wide as its size. */
function paintMountain(brush: Brush) {
  paintSmoke(brush)
  glow(brush, '#ffb02e', { x: 0, y: -94, radius: 66, alpha: 0.7 })
  const rock = lineGradient(
    brush,
    [-60, -60],
    [64, 0],
    [
      [0, '#b07f8e'],
      [0.45, '#84506e'],
      [1, '#4a2443'],
    ],
  )
  shape(brush, cone, { fill: rock, line, width: 5 })
  shape(brush, 'M-26-70C-34-46-44-22-60-8', { line: 'rgba(255,214,200,.55)', width: 5 })
  for (const [colour, width] of [
    ['#b32a1a', 15],
    ['#ff7a1f', 10],
    ['#ffe27a', 4],
  ] as const)
    for (const stream of streams) shape(brush, stream, { line: colour, width })
  brush.fillStyle = line
  oval(brush, 0, -91, 26, 9)
  brush.fillStyle = '#ff8a2e'
  oval(brush, 0, -91, 22, 6.5)
  brush.fillStyle = '#fff3a8'
  oval(brush, 0, -91, 13, 3.6)
}

const corner = { across: 4, down: 2 }
const tilesWide = 3.8

/** In the upper right corner, where no slime can stand. It shows where the sea of fire has come from. */
export function raiseVolcano(easel: Easel, { isLand, isMoving }: LavaGround) {
  const { grid, tile } = easel
  for (let y = 0; y < corner.down; y++)
    for (let x = grid.width - corner.across; x < grid.width; x++) if (isLand(x, y) || isMoving(x, y)) return
  const [left, top] = [(grid.width - 1.95) * tile.width, 2.05 * tile.height]
  const size = (tile.width * tilesWide * 100) / 148
  const frame = { left: left - size, top: top - size * 1.9, width: size * 2, height: size * 2.2 }
  easel.stand(top, frame, (brush) => placed(brush, { x: left, y: top, size }, () => paintMountain(brush)))
  easel.live('ember', left - size * 0.1, top - size * 1.1)
  easel.live('ember', left + size * 0.2, top - size * 1.3)
}
