import { seededRandom } from '../../../../rooms/shared/seededRandom.ts'
import { aside, type Brush, moved } from '../../../stage/world/canvas/brush.ts'
import { blend } from '../../../stage/world/canvas/colours.ts'
import { glow, roundGradient, softSpot } from '../../../stage/world/canvas/light.ts'
import { oval, pathOf, polygon } from '../../../stage/world/canvas/shapes.ts'
import { regionOutline } from '../../../stage/world/outline/regionOutline.ts'
import { areaOfMap, eachTile } from '../../../stage/world/outline/tileVisits.ts'
import type { Easel } from '../../../stage/world/worldEasel.ts'
import type { LavaGround } from './lavaGround.ts'
import { mossOutline, paintMoss } from './moss.ts'

const cliff = 26
const line = '#2a0f2c'

function strokes(brush: Brush, path: Path2D, list: readonly (readonly [string, number])[]) {
  brush.lineJoin = 'round'
  for (const [colour, width] of list) {
    brush.strokeStyle = colour
    brush.lineWidth = width
    brush.stroke(path)
  }
}

/** Where rock meets lava it glows, and the lava around it is brighter. */
function paintFoot(brush: Brush, path: Path2D) {
  moved(brush, 0, cliff, () => {
    brush.globalCompositeOperation = 'lighter'
    strokes(brush, path, [
      ['rgba(255,190,60,.1)', 120],
      ['rgba(255,190,60,.14)', 80],
      ['rgba(255,190,60,.22)', 46],
    ])
    brush.globalCompositeOperation = 'source-over'
    strokes(brush, path, [
      ['#fff3a8', 22],
      ['#ffb52e', 13],
    ])
  })
}

function paintCliff({ ground, grid, tile, chance }: Easel, { isLand }: LavaGround, path: Path2D) {
  for (const down of [0, cliff / 3, (cliff * 2) / 3, cliff])
    moved(ground, 0, down, () => strokes(ground, path, [[line, 8]]))
  for (let down = cliff; down > 0; down -= 1.5) {
    const share = down / cliff
    ground.fillStyle =
      share > 0.72 ? blend('#b23a2a', '#ff8a2e', (share - 0.72) / 0.28) : blend('#6a3a5e', '#54264a', share)
    moved(ground, 0, down, () => ground.fill(path))
  }
  ground.strokeStyle = 'rgba(30,8,36,.55)'
  ground.lineWidth = 3
  ground.beginPath()
  eachTile(areaOfMap(grid), (x, y) => {
    if (!isLand(x, y) || isLand(x, y + 1)) return
    const inset = (isLand(x - 1, y) ? 0 : 1) + (isLand(x + 1, y) ? 0 : 1)
    for (let column = inset > 0 ? 1 : 0; column < (inset > 0 ? 4 : 5); column++) {
      const left = (x + (column + 0.5) / 5 + (chance(x * 5 + column, y, 2) - 0.5) * 0.1) * tile.width
      ground.moveTo(left, (y + 1) * tile.height + 3)
      ground.lineTo(left + (chance(x * 5 + column, y, 3) - 0.5) * 6, (y + 1) * tile.height + cliff - 5)
    }
  })
  ground.stroke()
}

function paintRock({ ground, grid, tile, chance }: Easel, path: Path2D) {
  const [width, height] = [grid.width * tile.width, grid.height * tile.height]
  ground.fillStyle = roundGradient(ground, width / 2, height * 0.44, width * 0.56, [
    [0, '#a98bb0'],
    [0.5, '#8d74a2'],
    [1, '#6f5d92'],
  ])
  ground.fill(path)
  ground.clip(path)
  eachTile(areaOfMap(grid), (x, y) => {
    const kind = chance(x, y, 31)
    softSpot(ground, kind < 0.35 ? '#c9a9c4' : kind < 0.65 ? '#5d4b80' : '#98a07e', {
      x: (x + chance(x, y, 32)) * tile.width,
      y: (y + chance(x, y, 33)) * tile.height,
      radius: tile.width * (0.7 + chance(x, y, 34)),
      alpha: 0.34,
      flatness: 0.7,
    })
    if (kind > 0.5) return
    ground.fillStyle = kind < 0.25 ? 'rgba(54,34,84,.35)' : 'rgba(230,206,236,.38)'
    for (let speck = 0; speck < 3; speck++) {
      const [left, top] = [x + chance(x, y, 35 + speck), y + chance(x, y, 40 + speck)]
      oval(ground, left * tile.width, top * tile.height, 2 + kind * 7, 1.6 + kind * 3.8)
    }
  })
}

/** Cracks with fire far below. */
function paintCracks({ ground, grid, tile, chance }: Easel, { isLand }: LavaGround) {
  eachTile(areaOfMap(grid), (x, y) => {
    const isInland = isLand(x, y) && isLand(x - 1, y) && isLand(x + 1, y) && isLand(x, y + 1) && isLand(x, y - 1)
    if (!isInland || chance(x, y, 50) > 0.045) return
    const random = seededRandom(x * 53 + y * 17)
    const [middleX, middleY, heading] = [(x + 0.5) * tile.width, (y + 0.5) * tile.height, random() * Math.PI]
    let point = { x: middleX - Math.cos(heading) * 22, y: middleY - Math.sin(heading) * 14 }
    const points = [point]
    for (let step = 0; step < 3 + Math.floor(random() * 3); step++) {
      const turn = heading + (random() - 0.5) * 1.5
      point = { x: point.x + Math.cos(turn) * (8 + random() * 10), y: point.y + Math.sin(turn) * (5 + random() * 8) }
      points.push(point)
    }
    ground.lineJoin = 'round'
    for (const [colour, width] of [
      ['#3a1c4a', 7],
      ['#ff8a2e', 3],
      ['#fff0a0', 1.2],
    ] as const) {
      polygon(ground, points, false)
      ground.strokeStyle = colour
      ground.lineWidth = width
      ground.stroke()
    }
    glow(ground, '#ff7a1f', { x: middleX, y: middleY, radius: 40, alpha: 0.25, flatness: 0.6 })
  })
}

/** The island: glowing foot, dark cliff, a top of rock and moss that is lit from the upper left and from the fire. */
export function paintIsland(easel: Easel, lava: LavaGround) {
  const { ground, grid, tile } = easel
  const loops = regionOutline(lava.isLand, areaOfMap(grid), { outer: 1, inner: 0.8, wobble: 0.1, salt: 9 })
  if (loops.length === 0) return
  const path = pathOf(loops, tile.width, tile.height)
  paintFoot(ground, path)
  paintCliff(easel, lava, path)
  aside(ground, () => {
    paintRock(easel, path)
    paintMoss(easel, mossOutline(easel, lava.isLand))
    paintCracks(easel, lava)
    // The ground stays even: from eight metres away, only the slimes on it may stand out.
    ground.fillStyle = 'rgba(146,124,158,.34)'
    ground.fill(path)
    strokes(ground, path, [
      ['rgba(255,130,50,.16)', 46],
      ['rgba(255,130,50,.22)', 24],
    ])
    moved(ground, 3, 4, () => strokes(ground, path, [['rgba(255,236,214,.75)', 7]]))
  })
  strokes(ground, path, [[line, 4]])
}
