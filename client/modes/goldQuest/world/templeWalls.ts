import type { Brush } from '../../../stage/world/canvas/brush.ts'
import { newCanvas } from '../../../stage/world/canvas/brush.ts'
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
import { oval } from '../../../stage/world/canvas/shapes.ts'
import type { IsInside } from '../../../stage/world/outline/regionCorners.ts'
import { areaOfMap, eachTile } from '../../../stage/world/outline/tileVisits.ts'
import { paintCoral } from '../../../stage/world/plants/coral.ts'
import { paintRock, stoneColours } from '../../../stage/world/plants/rocks.ts'
import { paintBush } from '../../../stage/world/plants/trees.ts'
import { growingIn } from '../../../stage/world/sceneries/dressing.ts'
import type { Easel } from '../../../stage/world/worldEasel.ts'
import { lightOfTemple } from './templeGround.ts'

/** Low walls, so that they hide no slime in a corridor one tile wide. */
const blueStone: BlockLook = {
  height: 27,
  shape: { outer: 0.26, inner: 0.12 },
  line: '#161c4a',
  faceLow: '#232c6e',
  faceHigh: '#4257a8',
  brick: '#bcd4ff',
  top: '#5f7fd0',
  rim: '#cfe6ff',
  shade: '#052a44',
}

/** A line of old gold that follows every wall at some distance from its edge. */
function paintInlay(brush: Brush, path: Path2D) {
  for (const [colour, width] of [
    ['#2f4690', 22],
    ['#f2cd62', 19],
    ['#2f4690', 14],
    ['#506dbd', 11],
  ] as const) {
    brush.strokeStyle = colour
    brush.lineWidth = width
    brush.stroke(path)
  }
}

function paintCreepers(brush: Brush, { grid, tile, chance, noise }: Easel, isWall: IsInside) {
  eachTile(areaOfMap(grid), (x, y) => {
    if (!isWall(x, y)) return
    for (let leaf = 0; leaf < 3; leaf++) {
      const [u, v] = [x + chance(x, y, 91 + leaf), y + chance(x, y, 101 + leaf)]
      if (noise(u * 0.5, v * 0.5, 33) < 0.56) continue
      const radius = 7 + chance(x, y, 111 + leaf) * 11
      brush.fillStyle = chance(x, y, 121 + leaf) < 0.5 ? '#2fae94' : '#4fcba6'
      oval(brush, u * tile.width, v * tile.height, radius, radius * 0.72)
      brush.fillStyle = 'rgba(190,255,226,.5)'
      oval(brush, u * tile.width - radius * 0.25, v * tile.height - radius * 0.25, radius * 0.4, radius * 0.25)
    }
  })
}

const coralColours = ['#ff7d95', '#ffb05a', '#c98bff'] as const

/** Corals, sponges and stones sit on the walls, never over a path. */
function settleTops(easel: Easel, isWall: IsInside) {
  const { grid, tile, chance } = easel
  const grow = growingIn(grid.scenery, 'coral', paintCoral)
  eachTile(areaOfMap(grid), (x, y) => {
    // High things on a wall would hide a figure that walks behind it.
    if (!isWall(x, y) || !isWall(x, y - 1)) return
    const [kind, seed] = [chance(x, y, 131), x * 9 + y]
    const [left, top] = [(x + 0.5) * tile.width, (y + 0.58) * tile.height - blueStone.height]
    const stand = (size: number, paint: (brush: Brush) => void) =>
      easel.stand(
        y * tile.height + 0.2,
        { left: left - size, top: top - size * 1.3, width: size * 2, height: size * 1.7 },
        paint,
      )
    if (kind < 0.05) {
      const colour = coralColours[seed % coralColours.length] ?? coralColours[0]
      stand(46, (brush) => grow(brush, { x: left, y: top, size: 46, seed }, colour))
    } else if (kind < 0.08) stand(46, (brush) => paintBush(brush, { x: left, y: top, size: 46, seed }, 'teal'))
    else if (kind < 0.1)
      stand(38, (brush) => paintRock(brush, { x: left, y: top, size: 38, seed }, stoneColours.temple))
  })
}

/** All walls are one block, painted once and cut into rows. */
export function standTempleWalls(easel: Easel, isWall: IsInside) {
  const { grid, tile, ground, frame, seen, scale } = easel
  const [left, top] = [frame.left + seen.left / scale, frame.top + seen.top / scale]
  const block: Block = { isInside: isWall, area: areaOfMap(grid), tile, look: blueStone }
  const path = blockPath(block)
  paintBlockShadow(ground, block, path)
  const { canvas, brush } = newCanvas(seen.width, seen.height)
  brush.setTransform(scale, 0, 0, scale, -left * scale, -top * scale)
  paintBlock(brush, block, path, () => {
    paintFlagstones(brush, block, ['#6486d8', '#5876c8', '#7094e2', '#4f6bbb'], 'rgba(24,34,96,.45)')
    paintCreepers(brush, easel, isWall)
    brush.fillStyle = 'rgba(58,82,160,.4)'
    brush.fill(path)
    paintInlay(brush, path)
    brush.fillStyle = `rgba(0,0,0,${lightOfTemple(grid).darker})`
    brush.fill(path)
  })
  for (let row = 0; row < grid.height; row++) {
    if (!Array.from({ length: grid.width }, (_, x) => isWall(x, row)).some(Boolean)) continue
    // It stands behind the slimes of its row, which are wider than a corridor, and behind those of the row above.
    easel.stand((row - 1) * tile.height, frameOfRow(block, row), (strip) => {
      clipToRow(strip, block, row)
      strip.drawImage(canvas, left, top, canvas.width / scale, canvas.height / scale)
    })
  }
  settleTops(easel, isWall)
}
