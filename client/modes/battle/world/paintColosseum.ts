import type { Brush } from '../../../stage/world/canvas/brush.ts'
import { sheer } from '../../../stage/world/canvas/colours.ts'
import { paintBanner, paintTorch } from '../../../stage/world/canvas/furnishings.ts'
import { overEverything, paintShafts, paintVignette } from '../../../stage/world/canvas/grading.ts'
import { glow, lineGradient, roundGradient } from '../../../stage/world/canvas/light.ts'
import {
  type Block,
  type BlockLook,
  blockPath,
  clipToRow,
  frameOfRow,
  paintBlock,
  paintBlockShadow,
  paintFlagstones,
} from '../../../stage/world/canvas/raisedBlock.ts'
import { ovalLine, pathOf, shape } from '../../../stage/world/canvas/shapes.ts'
import type { IsInside } from '../../../stage/world/outline/regionCorners.ts'
import { regionOutline } from '../../../stage/world/outline/regionOutline.ts'
import { areaOfMap, eachTile } from '../../../stage/world/outline/tileVisits.ts'
import type { Easel } from '../../../stage/world/worldEasel.ts'
import { paintArena } from './arena.ts'
import { arenaGround, insideRing } from './arenaGround.ts'
import { paintStands } from './stands.ts'

const sandstone: Omit<BlockLook, 'height'> = {
  shape: { outer: 0.34, inner: 0.25 },
  line: '#4b2440',
  faceLow: '#8a4a58',
  faceHigh: '#c07f72',
  brick: '#ffd9b0',
  top: '#f0c79b',
  rim: '#fff1d4',
  shade: '#3a1030',
}

/** Stones of one family of hues, so that no scenery gives some of a pillar's stones another colour. */
export const pillarStones = ['#f3cfa6', '#e9be8f', '#f7dab6'] as const

const heights = { wall: 38, pillar: 42 }

/** One block of walls. Each of its rows is a strip, so that figures stand in front of one and behind the other. */
function standBlock(easel: Easel, places: readonly number[]) {
  const { grid, tile, ground, chance } = easel
  const inBlock = new Set(places)
  const isInside: IsInside = (x, y) => x >= 0 && x < grid.width && inBlock.has(y * grid.width + x)
  const [columns, rows] = [
    places.map((place) => place % grid.width),
    places.map((place) => Math.floor(place / grid.width)),
  ]
  const area = {
    left: Math.min(...columns),
    top: Math.min(...rows),
    right: Math.max(...columns) + 1,
    bottom: Math.max(...rows) + 1,
  }
  const height = places.length === 1 ? heights.pillar : heights.wall
  const block: Block = { isInside, area, tile, look: { ...sandstone, height } }
  const path = blockPath(block)
  const crack = `M${(area.left + 0.3) * tile.width} ${(area.top + 0.2) * tile.height - height}l10 17l-3 15l10 14`
  paintBlockShadow(ground, block, path)
  const paint = (brush: Brush) => {
    paintBlock(brush, block, path, () => paintFlagstones(brush, block, pillarStones, 'rgba(120,66,60,.4)'))
    if (places.length === 1 && chance(area.left, area.top, 7) < 0.5)
      shape(brush, crack, { line: 'rgba(110,56,50,.8)', width: 3 })
  }
  for (let row = area.top; row < area.bottom; row++)
    // It stands in front of slimes behind the block, and behind slimes beside it.
    easel.stand((row + 0.5) * tile.height, frameOfRow(block, row), (brush) => {
      clipToRow(brush, block, row)
      paint(brush)
    })
}

function markSpawns({ ground, grid, tile, typeAt }: Easel) {
  eachTile(areaOfMap(grid), (x, y) => {
    if (typeAt(x, y) !== 'spawn') return
    const [left, top] = [(x + 0.5) * tile.width, (y + 0.62) * tile.height]
    glow(ground, '#35e0d0', { x: left, y: top, radius: 64, alpha: 0.35, flatness: 0.62 })
    for (const [colour, width, share] of [
      ['#0f8f86', 9, 1],
      ['#7ff5e6', 5, 1],
      ['rgba(127,245,230,.8)', 3, 0.6],
    ] as const) {
      ground.strokeStyle = colour
      ground.lineWidth = width
      ovalLine(ground, left, top, 34 * share, 21 * share)
    }
  })
}

/** Torches and banners in turn along the wall in the north. */
function dressRing(easel: Easel, isFloor: IsInside, isBlock: IsInside) {
  const { grid, tile, ground } = easel
  let dressed = 0
  eachTile(areaOfMap(grid), (x, y) => {
    const isFace = (column: number) => isFloor(column, y) && !isFloor(column, y - 1)
    if (!isFace(x) || !isFace(x - 1) || !isFace(x + 1) || isBlock(x, y)) return
    const [left, top, turn] = [(x + 0.5) * tile.width, (y - 1) * tile.height, dressed++ % 4]
    if (turn === 0) {
      paintTorch(ground, left, top + 22)
      easel.live('torch-flame', left, top + 8)
    } else if (turn !== 2 && !isBlock(x, y + 1)) {
      const [colour, crest] = turn === 1 ? (['#e02f5b', 'star'] as const) : (['#6f43ee', 'slime'] as const)
      paintBanner(ground, { x: left, y: top + 4, width: 34, height: 58, colour, crest })
    }
  })
}

export function paintColosseum(easel: Easel) {
  const { grid, tile, ground, frame } = easel
  const { isFloor, blocks } = arenaGround(grid)
  const ring = regionOutline(insideRing(isFloor), { ...areaOfMap(grid), top: -1 }, { outer: 1.4, inner: 0.9 })
  const path = pathOf(ring, tile.width, tile.height)
  easel.footHeight = 0.62
  const inBlocks = new Set(blocks.flat())
  paintStands(easel, isFloor, path)
  paintArena(easel, isFloor, path)
  dressRing(easel, isFloor, (x, y) => inBlocks.has(y * grid.width + x))
  markSpawns(easel)
  for (const places of blocks) standBlock(easel, places)
  const sun = roundGradient(ground, frame.left + frame.width * 0.25, frame.top, frame.width * 0.8, [
    [0, sheer('#ffbe5a', 0.2)],
    [0.5, sheer('#ff9650', 0.06)],
    [1, sheer('#ff9650', 0)],
  ])
  const evening = lineGradient(
    ground,
    [0, 0],
    [grid.width * tile.width, grid.height * tile.height],
    [
      [0, sheer('#7a3060', 0)],
      [0.55, sheer('#7a3060', 0.03)],
      [1, sheer('#6a2468', 0.2)],
    ],
  )
  easel.grade = (brush) => {
    overEverything(brush, easel, sun)
    overEverything(brush, easel, evening)
    paintShafts(brush, easel, { colour: '#ffe296', alpha: 0.1, spacing: 6 })
    paintVignette(brush, easel, '#240a3a', 0.56)
  }
}
