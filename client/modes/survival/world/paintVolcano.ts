import type { Brush } from '../../../stage/world/canvas/brush.ts'
import { sheer } from '../../../stage/world/canvas/colours.ts'
import { overEverything, paintVignette } from '../../../stage/world/canvas/grading.ts'
import { glow, roundGradient } from '../../../stage/world/canvas/light.ts'
import type { IsInside } from '../../../stage/world/outline/regionCorners.ts'
import { areaOfMap, eachTile } from '../../../stage/world/outline/tileVisits.ts'
import { paintPalm } from '../../../stage/world/plants/palm.ts'
import { paintRock, stoneColours } from '../../../stage/world/plants/rocks.ts'
import { paintMushroom } from '../../../stage/world/plants/smallPlants.ts'
import { paintBush } from '../../../stage/world/plants/trees.ts'
import { type Growing, growingIn } from '../../../stage/world/sceneries/dressing.ts'
import { paintLavaSlab } from '../../../stage/world/things/lavaSlab.ts'
import type { Easel } from '../../../stage/world/worldEasel.ts'
import { paintIsland } from './island.ts'
import { settleIslets } from './islets.ts'
import { type LavaGround, lavaGround, placesOfSlab, slabPlaces } from './lavaGround.ts'
import { paintLavaSea } from './lavaSea.ts'
import { raiseVolcano } from './volcano.ts'

const tallest = { free: 100, between: 62 } as const

/**
 * Where a palm stands in its tile, as a share of its width, and how tall it may be: its crown is wider than a tile, and
 * may hide nobody who stands behind it on one side.
 */
function roomForPalm(isFirm: IsInside, x: number, y: number, wished: number): { across: number; most: number } | null {
  const isTaken = (column: number) => isFirm(column, y - 1) || isFirm(column, y - 2)
  const [left, right] = [isTaken(x - 1), isTaken(x + 1)]
  if (isTaken(x)) return null
  if (left && right) return { across: 0.5, most: tallest.between }
  return { across: left ? 0.8 : right ? 0.2 : wished, most: tallest.free }
}

/**
 * Palms grow only where no slime stands behind them. Low things stand at the upper edge of their tile, so that they
 * cover no figure.
 */
function settleIsland(easel: Easel, { isLand }: LavaGround, isFirm: IsInside) {
  const { grid, tile, chance, typeAt } = easel
  const grow = growingIn(grid.scenery, 'palm', paintPalm)
  eachTile(areaOfMap(grid), (x, y) => {
    if (!isLand(x, y) || typeAt(x, y) !== 'safe') return
    const [kind, seed] = [chance(x, y, 60), x * 13 + y * 7]
    const [wished, top] = [0.2 + chance(x, y, 61) * 0.6, (y + 0.24) * tile.height]
    const stand = (size: number, paint: Growing, across = wished) => {
      const left = (x + across) * tile.width
      const frame = { left: left - size * 0.75, top: top - size * 1.45, width: size * 1.5, height: size * 1.7 }
      easel.stand(top, frame, (brush) => paint(brush, { x: left, y: top, size, seed }, ''))
    }
    const palm = kind < 0.17 ? roomForPalm(isFirm, x, y, wished) : null
    if (palm) stand(Math.min(palm.most, 84 + chance(x, y, 62) * 16), grow, palm.across)
    else if (kind > 0.975) stand(46, (brush, at) => paintRock(brush, at, stoneColours.volcano))
    else if (kind > 0.935 && kind < 0.95) stand(40, (brush, at) => paintMushroom(brush, at, '#ff8a4a'))
    else if (kind > 0.95) stand(48, (brush, at) => paintBush(brush, at, 'teal', '#ff8a5c'))
  })
}

/** Slabs for what moves: whole while they carry, cracked and deep in the lava while they do not. */
function layPlates(easel: Easel) {
  const { grid, tile } = easel
  for (const slab of slabPlaces(grid)) {
    const [width, height] = [slab.width * tile.width - 3, slab.height * tile.height - 3]
    const [middleX, middleY] = [(slab.x + slab.width / 2) * tile.width, (slab.y + slab.height / 2) * tile.height]
    const seed = slab.x * 37 + slab.y * 101
    const paint = (state: 'whole' | 'sunk') => (brush: Brush) => {
      brush.translate(middleX, middleY - 4)
      paintLavaSlab(brush, { width, height, seed, state })
    }
    const room = 40
    const frame = {
      left: middleX - width / 2 - room,
      top: middleY - height / 2 - room,
      width: width + room * 2,
      height: height + room * 2,
    }
    easel.plate(placesOfSlab(grid, slab), frame, paint('whole'), paint('sunk'))
  }
}

/** Smoke over single holes, embers over larger ones. */
function settleFire(easel: Easel, { isLand }: LavaGround, isFirm: IsInside) {
  const { grid, tile, chance } = easel
  eachTile(areaOfMap(grid), (x, y) => {
    if (isFirm(x, y)) return
    const [left, top] = [(x + 0.5) * tile.width, (y + 0.5) * tile.height]
    const isVent = isLand(x, y - 1) && isLand(x, y + 1)
    if (isVent) easel.live('vent-smoke', left, top - 14)
    else if (chance(x, y, 70) < 0.2) easel.live(chance(x, y, 71) < 0.7 ? 'ember' : 'bubble', left, top)
  })
}

export function paintVolcano(easel: Easel) {
  const { grid, tile, ground } = easel
  const lava = lavaGround(grid)
  const isFirm = (x: number, y: number) => lava.isLand(x, y) || lava.isMoving(x, y)
  const [width, height] = [grid.width * tile.width, grid.height * tile.height]
  paintLavaSea(easel, isFirm)
  glow(ground, '#ff7a1f', { x: width / 2, y: height / 2, radius: width * 0.5, alpha: 0.42, flatness: height / width })
  if (!easel.isSmall) settleIslets(easel)
  paintIsland(easel, lava)
  raiseVolcano(easel, lava)
  settleIsland(easel, lava, isFirm)
  layPlates(easel)
  settleFire(easel, lava, isFirm)
  easel.grade = (brush) => {
    const dusk = roundGradient(brush, width / 2, height * 0.46, width * 0.85, [
      [0, sheer('#6a1048', 0)],
      [0.3, sheer('#6a1048', 0)],
      [0.6, sheer('#6a0f40', 0.14)],
      [1, sheer('#3a0a4a', 0.42)],
    ])
    overEverything(brush, easel, dusk)
    paintVignette(brush, easel, '#240634', 0.42)
  }
}
