import { placesBeside, type TileGrid } from '../../maps/tileGrid.ts'
import { stepsFrom } from '../../maps/tilePaths.ts'
import { monsterKind } from '../monsters.ts'
import { goldPlaces, isWalkable } from './goldGround.ts'

const poorest = 20
const perStep = 2
/** Further away from all other gold than this no gold can be. */
const farthest = 8
const guardedMore = 10

/**
 * What a gold pays, by where it was drawn: the further it lies from all other gold, the more, and more again where a
 * monster stands beside it.
 */
export function goldWorth(grid: TileGrid): { at: number; pays: number }[] {
  const all = goldPlaces(grid)
  return all.map((at) => {
    const steps = stepsFrom(grid, [at], isWalkable)
    const away = all.map((other) => (other === at ? -1 : (steps[other] ?? -1))).filter((distance) => distance > 0)
    const lonely = Math.min(farthest, ...away)
    const isGuarded = placesBeside(grid, at).some((place) => monsterKind(grid.types[place] ?? '') !== null)
    return { at, pays: poorest + perStep * lonely + (isGuarded ? guardedMore : 0) }
  })
}
