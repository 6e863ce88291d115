import { positionHash } from '../outline/positionHash.ts'
import type { Area, IsInside } from '../outline/regionCorners.ts'
import { type OutlineShape, regionOutline } from '../outline/regionOutline.ts'
import { eachTile } from '../outline/tileVisits.ts'
import { aside, type Brush, moved } from './brush.ts'
import { blend, sheer } from './colours.ts'
import { box, pathOf } from './shapes.ts'

export interface BlockLook {
  height: number
  shape: OutlineShape
  line: string
  faceLow: string
  faceHigh: string
  brick: string
  top: string
  rim: string
  shade: string
}

export interface Block {
  isInside: IsInside
  area: Area
  tile: { width: number; height: number }
  look: BlockLook
}

export const blockPath = ({ isInside, area, tile, look }: Block): Path2D =>
  pathOf(regionOutline(isInside, area, look.shape), tile.width, tile.height)

/** It is dark where walls meet the floor, and their shadow falls to the lower right. */
export function paintBlockShadow(brush: Brush, block: Block, path: Path2D) {
  const { height, shade } = block.look
  brush.fillStyle = sheer(shade, 0.13)
  for (const share of [0.45, 0.8, 1.1])
    moved(brush, height * 0.5 * share, height * 0.34 * share, () => brush.fill(path))
  brush.strokeStyle = sheer(shade, 0.18)
  brush.lineJoin = 'round'
  for (const width of [22, 12]) {
    brush.lineWidth = width
    brush.stroke(path)
  }
}

/** Bricks on the visible faces, each lighter or darker by chance. */
function paintBricks(brush: Brush, { isInside, area, tile, look }: Block) {
  const rows = Math.max(2, Math.round(look.height / 17))
  const brickHeight = look.height / rows
  eachTile(area, (x, y) => {
    if (!isInside(x, y) || isInside(x, y + 1)) return
    const [left, right] = [x + (isInside(x - 1, y) ? 0 : 0.16), x + 1 - (isInside(x + 1, y) ? 0 : 0.16)]
    for (let row = 0; row < rows; row++)
      for (let column = -1; column <= 2; column++) {
        const start = x + (column + (row % 2) * 0.5) / 2
        const [from, to] = [Math.max(start, left), Math.min(start + 0.5, right)]
        if (to - from < 0.08) continue
        const kind = positionHash(x * 5 + column, y * 7 + row, 9)
        brush.fillStyle = kind < 0.5 ? sheer(look.brick, 0.06 + kind * 0.16) : `rgba(0,0,0,${(kind - 0.5) * 0.2})`
        const top = (y + 1) * tile.height - look.height + row * brickHeight
        box(brush, from * tile.width + 2, top + 2, (to - from) * tile.width - 3, brickHeight - 3, 4)
        brush.fill()
        brush.strokeStyle = sheer(look.line, 0.42)
        brush.lineWidth = 2
        brush.stroke()
      }
  })
}

/** Draws the path at every height from bottom to top, which makes the faces. `texture` paints the top. */
export function paintBlock(brush: Brush, block: Block, path: Path2D, texture: (brush: Brush) => void) {
  const { height, line, faceLow, faceHigh, top, rim } = block.look
  brush.lineJoin = 'round'
  brush.strokeStyle = line
  brush.lineWidth = 7
  for (const up of [0, height / 3, (height * 2) / 3, height]) moved(brush, 0, -up, () => brush.stroke(path))
  for (let up = 0; up < height; up += 1.5) {
    brush.fillStyle = blend(faceLow, faceHigh, up / height)
    moved(brush, 0, -up, () => brush.fill(path))
  }
  paintBricks(brush, block)
  moved(brush, 0, -height, () => {
    brush.fillStyle = top
    brush.fill(path)
    aside(brush, () => {
      brush.clip(path)
      texture(brush)
      brush.strokeStyle = sheer(rim, 0.55)
      brush.lineWidth = 9
      moved(brush, 2, 3, () => brush.stroke(path))
    })
    brush.strokeStyle = line
    brush.lineWidth = 3.5
    brush.stroke(path)
  })
}

/** Large flat stones, one or two on a tile. */
export function paintFlagstones(
  brush: Brush,
  { isInside, area, tile }: Block,
  colours: readonly string[],
  line: string,
) {
  eachTile(area, (x, y) => {
    if (!isInside(x, y)) return
    const kind = positionHash(x, y, 61)
    const stones =
      kind < 0.4
        ? [
            [0, 0, 1, 0.5],
            [0, 0.5, 1, 0.5],
          ]
        : kind < 0.7
          ? [
              [0, 0, 0.55, 1],
              [0.55, 0, 0.45, 1],
            ]
          : [[0, 0, 1, 1]]
    for (const [index, [left = 0, top = 0, width = 1, height = 1]] of stones.entries()) {
      const [x1, y1] = [(x + left) * tile.width, (y + top) * tile.height]
      brush.fillStyle = colours[Math.floor(positionHash(x * 3 + index, y * 5, 62) * colours.length)] ?? line
      box(brush, x1 + 2, y1 + 2, width * tile.width - 4, height * tile.height - 4, 8)
      brush.fill()
      brush.strokeStyle = line
      brush.lineWidth = 2.4
      brush.stroke()
      brush.fillStyle = 'rgba(255,255,255,.16)'
      box(brush, x1 + 5, y1 + 4, width * tile.width - 12, 6, 3)
      brush.fill()
    }
  })
}

const outlineRoom = 9

/**
 * Clips to what one row of a block shows: its tops, and the faces that no other row hides. Cut into rows, a block can
 * stand behind some figures and in front of others.
 */
export function clipToRow(brush: Brush, { isInside, area, tile, look }: Block, y: number) {
  brush.beginPath()
  for (let x = area.left; x < area.right; x++) {
    if (!isInside(x, y)) continue
    const [left, right] = [isInside(x - 1, y) ? 0 : outlineRoom, isInside(x + 1, y) ? 0 : outlineRoom]
    const above = isInside(x, y - 1) ? 0 : outlineRoom
    const top = y * tile.height - look.height
    brush.rect(x * tile.width - left, top - above, tile.width + left + right, tile.height + above + 0.5)
    if (!isInside(x, y + 1))
      brush.rect(x * tile.width - left, top + tile.height, tile.width + left + right, look.height + 6)
  }
  brush.clip()
}

export const frameOfRow = ({ area, tile, look }: Block, y: number) => ({
  left: area.left * tile.width - outlineRoom,
  top: y * tile.height - look.height - outlineRoom,
  width: (area.right - area.left) * tile.width + outlineRoom * 2,
  height: tile.height + look.height + outlineRoom + 8,
})
