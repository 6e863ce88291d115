import { aside, type Brush, moved } from '../../../stage/world/canvas/brush.ts'
import { sheer } from '../../../stage/world/canvas/colours.ts'
import { roundGradient } from '../../../stage/world/canvas/light.ts'
import { box, fullTurn, oval, ovalLine, polygon } from '../../../stage/world/canvas/shapes.ts'
import type { IsInside } from '../../../stage/world/outline/regionCorners.ts'
import { areaOfMap, eachTile } from '../../../stage/world/outline/tileVisits.ts'
import type { Easel } from '../../../stage/world/worldEasel.ts'
import { insideRing } from './arenaGround.ts'

/** Nearly a row of tiles: the floor begins where the first row does. */
const ringHeight = 56
const line = '#43203f'

function strokes(brush: Brush, path: Path2D, list: readonly (readonly [string, number])[]) {
  brush.lineJoin = 'round'
  for (const [colour, width] of list) {
    brush.strokeStyle = colour
    brush.lineWidth = width
    brush.stroke(path)
  }
}

/** The rim on which the first row of the crowd leans, cut into stones. */
function paintRim({ ground }: Easel, path: Path2D) {
  strokes(ground, path, [
    [line, 42],
    ['#e8b47c', 34],
  ])
  moved(ground, -2, -3, () => strokes(ground, path, [['#ffdca6', 14]]))
  ground.setLineDash([3, 44])
  strokes(ground, path, [['rgba(110,56,50,.55)', 34]])
  ground.setLineDash([])
  strokes(ground, path, [[line, 5]])
}

/** Only the wall in the north shows its face. */
function paintRingFace({ ground, grid, tile, chance }: Easel, isRing: IsInside) {
  eachTile({ ...areaOfMap(grid), top: -1 }, (x, y) => {
    if (!isRing(x, y) || isRing(x, y - 1)) return
    for (let brick = 0; brick < 10; brick++) {
      const [row, column] = [Math.floor(brick / 2), brick % 2]
      const kind = chance(x * 3 + column, y * 5 + row, 8)
      ground.fillStyle = kind < 0.5 ? `rgba(255,200,150,${0.08 + kind * 0.2})` : `rgba(60,10,40,${(kind - 0.5) * 0.3})`
      const left = x * tile.width + ((column + (row % 2) * 0.5) * tile.width) / 2
      box(ground, left + 2, y * tile.height - 20 + row * 18 + 2, tile.width / 2 - 4, 14, 4)
      ground.fill()
    }
  })
}

/** The middle of all floor: where the light and the emblem are. */
function middleOfFloor({ grid, tile }: Easel, isFloor: IsInside): { x: number; y: number } {
  let [columns, rows, count] = [0, 0, 0]
  eachTile(areaOfMap(grid), (x, y) => {
    if (!isFloor(x, y)) return
    columns += x + 0.5
    rows += y + 0.5
    count++
  })
  return { x: (columns / Math.max(1, count)) * tile.width, y: (rows / Math.max(1, count)) * tile.height }
}

function paintSand({ ground, grid, tile }: Easel, path: Path2D, middle: { x: number; y: number }) {
  ground.fillStyle = roundGradient(ground, middle.x, middle.y, grid.width * tile.width * 0.54, [
    [0, '#f9dfa2'],
    [0.45, '#f2c882'],
    [1, '#dc9f5e'],
  ])
  ground.fill(path)
  strokes(ground, path, [['#6b2f3a', 4]])
  ground.clip(path)
  strokes(ground, path, [
    ['rgba(110,50,40,.07)', 90],
    ['rgba(110,50,40,.09)', 56],
    ['rgba(110,50,40,.12)', 30],
    ['rgba(110,50,40,.16)', 14],
  ])
  for (const [dx, dy] of [
    [34, 30],
    [22, 18],
  ] as const) {
    const shade = new Path2D()
    shade.rect(-2000, -2000, 9000, 9000)
    shade.addPath(path, new DOMMatrix().translate(dx, dy))
    ground.fillStyle = 'rgba(96,40,70,.2)'
    ground.fill(shade, 'evenodd')
  }
}

function paintRaking({ ground, tile, grid, chance }: Easel, middle: { x: number; y: number }) {
  const rings = Math.ceil((Math.max(grid.width, grid.height) * tile.width) / 2 / 62)
  for (let ring = 1; ring < rings; ring++) {
    ground.setLineDash([90 + ring * 20, 20 + chance(ring, 1, 1) * 40])
    for (const [colour, down] of [
      ['rgba(176,104,50,.2)', 0],
      ['rgba(255,246,214,.24)', 4],
    ] as const) {
      ground.strokeStyle = colour
      ground.lineWidth = 3.5
      ovalLine(ground, middle.x, middle.y + down, ring * 62 + 40, ring * 44 + 28)
    }
  }
  ground.setLineDash([])
}

function paintEmblem({ ground, tile, grid }: Easel, middle: { x: number; y: number }) {
  const size = Math.min(1, Math.min(grid.width * tile.width, grid.height * tile.height * 1.4) / 900)
  aside(ground, () => {
    ground.translate(middle.x, middle.y)
    ground.scale(size, size)
    ground.globalAlpha = 0.5
    ground.strokeStyle = '#c9783f'
    ground.fillStyle = '#c9783f'
    ground.lineWidth = 9
    ovalLine(ground, 0, 0, 236, 166)
    ground.lineWidth = 4
    ovalLine(ground, 0, 0, 214, 149)
    for (let ray = 0; ray < 24; ray++) {
      const angle = (ray / 24) * fullTurn
      const reach = ray % 2 === 0 ? 0.83 : 0.9
      const at = (turn: number, share: number) => ({ x: Math.cos(turn) * 214 * share, y: Math.sin(turn) * 149 * share })
      polygon(ground, [at(angle - 0.05, 1), at(angle, reach), at(angle + 0.05, 1)])
      ground.fill()
    }
  })
}

function paintGrains({ ground, grid, tile, chance }: Easel, isFloor: IsInside) {
  eachTile(areaOfMap(grid), (x, y) => {
    if (!isFloor(x, y)) return
    for (let grain = 0; grain < 9; grain++) {
      const kind = chance(x, y, 20 + grain)
      const [left, top] = [(x + chance(x, y, 40 + grain)) * tile.width, (y + chance(x, y, 60 + grain)) * tile.height]
      if (kind < 0.75) {
        ground.fillStyle = kind < 0.4 ? 'rgba(166,98,46,.35)' : 'rgba(255,250,226,.55)'
        oval(ground, left, top, 1.5 + kind * 2.4, 1.2 + kind * 1.5)
      } else if (kind > 0.965) {
        ground.fillStyle = 'rgba(90,40,30,.3)'
        oval(ground, left + 3, top + 4, 9, 4)
        ground.fillStyle = '#c58f63'
        oval(ground, left, top, 8, 5.5)
        ground.fillStyle = '#f0c79a'
        oval(ground, left - 2, top - 2, 4, 2.5)
      } else if (kind > 0.93) {
        ground.strokeStyle = 'rgba(150,86,44,.35)'
        ground.lineWidth = 2.5
        polygon(
          ground,
          [
            { x: left, y: top },
            { x: left + 16, y: top + 6 },
            { x: left + 22, y: top + 2 },
          ],
          false,
        )
        ground.stroke()
      }
    }
  })
}

/** A sunken floor of raked sand: the ring shows its wall in the north and throws its shadow to the lower right. */
export function paintArena(easel: Easel, isFloor: IsInside, path: Path2D) {
  const { ground } = easel
  const middle = middleOfFloor(easel, isFloor)
  paintRim(easel, path)
  aside(ground, () => {
    ground.clip(path)
    ground.fillStyle = sheer('#a45c52', 1)
    ground.fill(path)
    paintRingFace(easel, insideRing(isFloor))
    moved(ground, 0, ringHeight, () => aside(ground, () => paintSand(easel, path, middle)))
    aside(ground, () => {
      // Raking and grains lie only on the sand, not on the wall above it.
      ground.translate(0, ringHeight)
      ground.clip(path)
      ground.translate(0, -ringHeight)
      paintRaking(easel, middle)
      paintEmblem(easel, middle)
      if (!easel.isSmall) paintGrains(easel, isFloor)
    })
  })
}
