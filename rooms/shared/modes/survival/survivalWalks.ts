import { placesBeside, placesWithin } from '../../maps/tileGrid.ts'
import type { SurvivalBoard } from './survivalBoard.ts'
import type { Hazard } from './survivalHazards.ts'

export const longestWalk = 3

/** How the ground looks to a player about to move. */
export interface Terrain {
  size: Pick<SurvivalBoard, 'width' | 'height'>
  hazards: readonly (Hazard | null)[]
  /** For each tile how many tiles beside it hurt. */
  threats: readonly number[]
}

export function terrainOf(board: SurvivalBoard, hazards: readonly (Hazard | null)[]): Terrain {
  const threats = hazards.map((_, place) => placesBeside(board, place).filter((beside) => hazards[beside]).length)
  return { size: board, hazards, threats }
}

/** The place with the lowest measure; of equals the first, which is the nearest. */
function lowest(places: Iterable<number>, measure: (place: number) => number): number | undefined {
  let best: number | undefined
  let least = Number.POSITIVE_INFINITY
  for (const place of places) {
    const measured = measure(place)
    if (measured >= least) continue
    least = measured
    best = place
  }
  return best
}

/** A place that is harmless, with as little harm beside it as possible. */
export const safestFrom = ({ size, hazards, threats }: Terrain, from: number, most = longestWalk): number =>
  lowest(placesWithin(size, from, most), (place) => (hazards[place] ? 10 : 0) + (threats[place] ?? 0)) ?? from

/** The place with the fewest players. Chance decides between equals, or all who roam from one place would meet again. */
export function emptiestFrom(
  { size, hazards }: Terrain,
  from: number,
  standing: readonly number[],
  random: () => number,
): number {
  const reach = [...placesWithin(size, from, longestWalk)]
  const harmless = reach.filter((place) => !hazards[place])
  const choice = harmless.length > 0 ? harmless : reach
  const least = choice.reduce((sum, place) => Math.min(sum, standing[place] ?? 0), Number.POSITIVE_INFINITY)
  const equal = choice.filter((place) => standing[place] === least)
  // A player who roams should be seen to move, so the own place is left out if others are as empty.
  const emptiest = equal.length > 1 ? equal.filter((place) => place !== from) : equal
  return emptiest[Math.floor(random() * emptiest.length)] ?? from
}

/** One of the nearest places that hurt; undefined if all in reach is harmless. */
export function harmfulFrom({ size, hazards }: Terrain, from: number): number | undefined {
  for (const place of placesWithin(size, from, longestWalk)) if (hazards[place]) return place
  return undefined
}

/** One step to a harmless tile. If there is none, the slime stands still. */
export function hopFrom({ size, hazards, threats }: Terrain, from: number): number {
  const harmless = placesBeside(size, from).filter((place) => !hazards[place])
  return lowest(harmless, (place) => threats[place] ?? 0) ?? from
}
