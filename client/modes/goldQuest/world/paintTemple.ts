import { type Brush, placed } from '../../../stage/world/canvas/brush.ts'
import { sheer } from '../../../stage/world/canvas/colours.ts'
import { overEverything, paintShafts, paintVignette } from '../../../stage/world/canvas/grading.ts'
import { glow, roundGradient } from '../../../stage/world/canvas/light.ts'
import { shape } from '../../../stage/world/canvas/shapes.ts'
import type { IsInside } from '../../../stage/world/outline/regionCorners.ts'
import { areaOfMap, eachTile } from '../../../stage/world/outline/tileVisits.ts'
import { paintFlame } from '../../../stage/world/things/effects.ts'
import { paintTrap } from '../../../stage/world/things/traps.ts'
import type { Easel } from '../../../stage/world/worldEasel.ts'
import { paintDeepSea } from './deepSea.ts'
import { paintTempleFloor } from './templeFloor.ts'
import { templeWalls } from './templeGround.ts'
import { standTempleWalls } from './templeWalls.ts'

/** Only traps are part of the ground. Gold, and the empty dish that it leaves, are things on it. */
function layTiles({ ground, grid, tile, typeAt }: Easel) {
  eachTile(areaOfMap(grid), (x, y) => {
    const spot = { x: (x + 0.5) * tile.width, y: (y + 0.5) * tile.height, size: 57 }
    if (typeAt(x, y) === 'trap') placed(ground, spot, () => paintTrap(ground, 18))
  })
}

function paintFireBowl(brush: Brush, x: number, y: number) {
  placed(brush, { x, y }, () =>
    shape(brush, 'M-16-22H16L11 4H-11ZM-20-28H20V-20H-20Z', { fill: '#b98a4a', line: '#3b2610', width: 3.6 }),
  )
  placed(brush, { x, y: y - 24, turn: -Math.PI / 2 }, () => paintFlame(brush, 44, 28))
  glow(brush, '#ffb04a', { x, y: y - 34, radius: 64, alpha: 0.2 })
}

/** Fire in bowls, far apart, on walls that stand wide enough. */
function lightBowls(easel: Easel, isWall: IsInside) {
  const { grid, tile, chance } = easel
  const lit: { x: number; y: number }[] = []
  eachTile(areaOfMap(grid), (x, y) => {
    const isWide = isWall(x, y) && isWall(x, y - 1) && !isWall(x, y + 1)
    const isFar = lit.every((other) => Math.hypot(other.x - x, other.y - y) > 5)
    if (!isWide || !isFar || chance(x, y, 140) > 0.5 || lit.length >= 8) return
    lit.push({ x, y })
    const [left, top] = [(x + 0.5) * tile.width, (y + 0.55) * tile.height - 4]
    const frame = { left: left - 110, top: top - 140, width: 220, height: 220 }
    easel.stand(y * tile.height + 0.4, frame, (brush) => paintFireBowl(brush, left, top))
    glow(easel.ground, '#ffb04a', { x: left, y: top, radius: 150, alpha: 0.36 })
    easel.live('torch-flame', left, top - 22)
  })
}

export function paintTemple(easel: Easel) {
  const { grid, tile, ground, chance } = easel
  const isWall = templeWalls(grid)
  // Feet stand higher than in other worlds: the wall in front begins in the middle of the tile.
  easel.footHeight = 0.52
  const [width, height] = [grid.width * tile.width, grid.height * tile.height]
  paintDeepSea(easel)
  paintTempleFloor(easel, isWall)
  layTiles(easel)
  standTempleWalls(easel, isWall)
  lightBowls(easel, isWall)
  eachTile(areaOfMap(grid), (x, y) => {
    if (!isWall(x, y) && chance(x, y, 150) < 0.04) easel.live('bubble', (x + 0.5) * tile.width, (y + 0.4) * tile.height)
  })
  const deep = roundGradient(ground, width / 2, height * 0.46, width * 0.62, [
    [0, sheer('#0a4a6a', 0)],
    [0.34, sheer('#0a4a6a', 0)],
    [0.75, sheer('#0a4262', 0.16)],
    [1, sheer('#0a3d58', 0.26)],
  ])
  easel.grade = (brush) => {
    overEverything(brush, easel, deep)
    paintShafts(brush, easel, { colour: '#beffee', alpha: 0.11, spacing: 4.6 })
    paintVignette(brush, easel, '#032538', 0.6)
  }
}
