import { placesBeside, type TileGrid } from '../../maps/tileGrid.ts'
import { monsterKind } from '../monsters.ts'
import { goldPlaces, isWalkable } from './goldGround.ts'

const poorest = 20
const perStep = 2
/** Gold further away than this from other gold counts as this far. */
const farthest = 8
const guardedMore = 10

/** Steps to the nearest other gold; `farthest` if none is nearer. */
function lonelinessOf(grid: TileGrid, at: number, gold: ReadonlySet<number>): number {
  const reached = new Set([at])
  let edge = [at]
  for (let steps = 1; steps < farthest; steps++) {
    const next: number[] = []
    for (const place of edge.flatMap((from) => placesBeside(grid, from))) {
      if (reached.has(place) || !isWalkable(grid.types[place] ?? '')) continue
      if (gold.has(place)) return steps
      reached.add(place)
      next.push(place)
    }
    edge = next
  }
  return farthest
}

/**
 * What a gold pays, by where it was drawn: more if it lies further from all other gold, and more again if a monster
 * stands beside it.
 */
export function goldWorth(grid: TileGrid): { at: number; pays: number }[] {
  const gold = new Set(goldPlaces(grid))
  return [...gold].map((at) => {
    const isGuarded = placesBeside(grid, at).some((place) => monsterKind(grid.types[place] ?? '') !== null)
    return { at, pays: poorest + perStep * lonelinessOf(grid, at, gold) + (isGuarded ? guardedMore : 0) }
  })
}
