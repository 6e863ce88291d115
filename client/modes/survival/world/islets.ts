import type { Brush } from '../../../stage/world/canvas/brush.ts'
import { placed } from '../../../stage/world/canvas/brush.ts'
import { oval, shape } from '../../../stage/world/canvas/shapes.ts'
import { blobPath } from '../../../stage/world/outline/blob.ts'
import { eachTile } from '../../../stage/world/outline/tileVisits.ts'
import { paintPalm } from '../../../stage/world/plants/palm.ts'
import { paintRock, stoneColours } from '../../../stage/world/plants/rocks.ts'
import { paintTuft } from '../../../stage/world/plants/smallPlants.ts'
import { type Growing, growingIn } from '../../../stage/world/sceneries/dressing.ts'
import { paintLavaSlab } from '../../../stage/world/things/lavaSlab.ts'
import type { Easel } from '../../../stage/world/worldEasel.ts'

/** A rock in the sea of fire, green on top, with a palm or a stone. */
function paintIslet(brush: Brush, seed: number, width: number, grow: Growing) {
  const height = width * 0.5
  paintLavaSlab(brush, { width, height, seed, state: 'whole' })
  const moss = blobPath(-width * 0.04, -height * 0.08, { width: width * 0.34, height: height * 0.28, corners: 8, seed })
  shape(brush, moss, { fill: '#8fb966', line: '#4d7a4c', width: 3.5 })
  brush.fillStyle = 'rgba(230,250,160,.35)'
  oval(brush, -width * 0.1, -height * 0.18, width * 0.16, height * 0.07)
  for (let tuft = 0; tuft < 5; tuft++)
    paintTuft(brush, { x: (tuft - 2.4) * width * 0.1, y: (tuft % 2) * 6, size: 9, seed: seed + tuft }, '#4f8c47')
  if (seed % 3 === 0) {
    const stone = { x: width * 0.1, y: 2, size: 44, seed }
    paintRock(brush, stone, stoneColours.volcano)
  } else grow(brush, { x: 0, y: 2, size: 92, seed }, '')
  if (seed % 3 === 1) grow(brush, { x: width * 0.2, y: 8, size: 74, seed: seed + 5 }, '')
}

/** Far from each other and only beyond the map, so that no slime is ever behind a palm. */
export function settleIslets(easel: Easel) {
  const { area, grid, tile, chance } = easel
  const grow = growingIn(grid.scenery, 'palm', paintPalm)
  const settled: { x: number; y: number }[] = []
  eachTile(area, (x, y) => {
    const isBeyond = x < -3 || x > grid.width + 1 || y < -2 || y > grid.height + 1
    const isFar = settled.every((other) => Math.hypot(other.x - x, other.y - y) > 4)
    if (!isBeyond || !isFar || chance(x, y, 80) > 0.16) return
    settled.push({ x, y })
    const [left, top, seed] = [(x + 0.5) * tile.width, (y + 0.5) * tile.height, Math.abs(x * 31 + y * 17)]
    easel.flat(top, (brush) =>
      placed(brush, { x: left, y: top }, () => paintIslet(brush, seed, 120 + chance(x, y, 81) * 60, grow)),
    )
  })
}
