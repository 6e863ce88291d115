import { aside, moved } from '../../../stage/world/canvas/brush.ts'
import { lineGradient } from '../../../stage/world/canvas/light.ts'
import { pathOf } from '../../../stage/world/canvas/shapes.ts'
import type { IsInside, Loop } from '../../../stage/world/outline/regionCorners.ts'
import { regionOutline } from '../../../stage/world/outline/regionOutline.ts'
import { areaOfMap, eachTile } from '../../../stage/world/outline/tileVisits.ts'
import { paintFlower, paintTuft } from '../../../stage/world/plants/smallPlants.ts'
import type { Easel } from '../../../stage/world/worldEasel.ts'

const grows = ({ noise }: Easel, x: number, y: number): boolean => noise(x * 0.3 + 3, y * 0.34 + 1, 17) > 0.56

/** Meadows where the noise is high, on a grid of half tiles; in half tiles. */
export function mossOutline(easel: Easel, isLand: IsInside): Loop[] {
  const { grid } = easel
  const isMoss: IsInside = (x, y) => isLand(Math.floor(x / 2), Math.floor(y / 2)) && grows(easel, x / 2, y / 2)
  const area = { left: 0, top: 0, right: grid.width * 2, bottom: grid.height * 2 }
  return regionOutline(isMoss, area, { outer: 0.5, inner: 0.5, wobble: 0.32, pace: 0.7, salt: 21, joins: true })
}

export function paintMoss(easel: Easel, outline: readonly Loop[]) {
  const { ground, grid, tile } = easel
  const path = pathOf(outline, tile.width / 2, tile.height / 2)
  const stroke = (colour: string, width: number) => {
    ground.strokeStyle = colour
    ground.lineWidth = width
    ground.stroke(path)
  }
  moved(ground, 0, 3, () => stroke('rgba(40,24,70,.35)', 7))
  ground.fillStyle = lineGradient(
    ground,
    [0, 0],
    [grid.width * tile.width * 0.6, grid.height * tile.height],
    [
      [0, '#a9cd72'],
      [1, '#76a45c'],
    ],
  )
  ground.fill(path)
  stroke('#4d7a4c', 4)
  aside(ground, () => {
    ground.clip(path)
    stroke('rgba(60,110,66,.3)', 16)
    moved(ground, 2, 3, () => stroke('rgba(230,250,160,.7)', 5))
    if (!easel.isSmall) paintGrowth(easel)
  })
}

function paintGrowth({ ground, grid, tile, chance }: Easel) {
  eachTile(areaOfMap(grid), (x, y) => {
    for (let tuft = 0; tuft < 3; tuft++) {
      // Thirty slimes stand here: with many more tufts there would be a pattern behind their faces.
      if (chance(x, y, 170 + tuft) < 0.5) continue
      const [left, top] = [(x + chance(x, y, 110 + tuft)) * tile.width, (y + chance(x, y, 130 + tuft)) * tile.height]
      const kind = chance(x, y, 150 + tuft)
      const colour = kind < 0.4 ? 'rgba(70,122,66,.65)' : 'rgba(220,244,150,.7)'
      if (kind < 0.8) paintTuft(ground, { x: left, y: top, size: 7 + kind * 5, seed: x * 31 + y * 7 + tuft }, colour)
      else if (kind > 0.9)
        paintFlower(ground, left, top, 4.5 + kind * 2, kind > 0.95 ? '#ffd0a0' : '#ffb3c8', '#ff7a4a')
    }
  })
}
