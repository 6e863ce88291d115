import type { Brush } from '../../../stage/world/canvas/brush.ts'
import { lineGradient, softSpot } from '../../../stage/world/canvas/light.ts'
import { shape } from '../../../stage/world/canvas/shapes.ts'
import { underpaint } from '../../../stage/world/canvas/underpainting.ts'
import { positionHash } from '../../../stage/world/outline/positionHash.ts'
import { eachTile } from '../../../stage/world/outline/tileVisits.ts'
import type { Planting } from '../../../stage/world/plants/trees.ts'
import { growingIn } from '../../../stage/world/sceneries/dressing.ts'
import type { Easel } from '../../../stage/world/worldEasel.ts'

function paintKelp(brush: Brush, { x, y, size: height, seed }: Planting) {
  const colour = positionHash(seed, 7, 2) < 0.5 ? '#1f8f77' : '#2aa98a'
  for (let blade = 0; blade < 4; blade++) {
    const [left, length] = [x + (blade - 1.5) * 16, height * (0.6 + positionHash(seed, blade, 1) * 0.5)]
    const sway = (positionHash(seed, blade, 2) - 0.5) * 30
    const path = `M${left} ${y}C${left - 22} ${y - length * 0.35} ${left + 26} ${y - length * 0.6} ${left + sway} ${y - length}`
    shape(brush, path, { line: '#06313f', width: 15 })
    shape(brush, path, { line: colour, width: 9 })
  }
}

/** The deep around the temple: light from above, darkness below, kelp that grows out of it. */
export function paintDeepSea(easel: Easel) {
  const { frame, area, grid, tile, ground, chance } = easel
  underpaint(easel, (brush) => {
    brush.fillStyle = lineGradient(
      brush,
      [frame.left, frame.top],
      [frame.left + frame.width * 0.3, frame.top + frame.height],
      [
        [0, '#1d8fa0'],
        [0.45, '#0f5f7c'],
        [1, '#083d52'],
      ],
    )
    brush.fillRect(frame.left, frame.top, frame.width, frame.height)
    eachTile(area, (x, y) => {
      if (chance(x, y, 1) > 0.12) return
      softSpot(brush, chance(x, y, 2) < 0.5 ? '#38c2c0' : '#06384a', {
        x: (x + chance(x, y, 3)) * tile.width,
        y: (y + chance(x, y, 4)) * tile.height,
        radius: 80 + chance(x, y, 5) * 160,
        alpha: 0.2,
        flatness: 0.6,
      })
    })
  })
  if (easel.isSmall) return
  const grow = growingIn(grid.scenery, 'kelp', paintKelp)
  eachTile(area, (x, y) => {
    const isBeyond = x < -1 || y < -1 || x > grid.width || y > grid.height
    if (!isBeyond || chance(x, y, 6) > 0.13) return
    const [left, top] = [(x + chance(x, y, 7)) * tile.width, (y + 1) * tile.height]
    grow(ground, { x: left, y: top, size: 90 + chance(x, y, 8) * 80, seed: x * 31 + y }, '')
  })
}
