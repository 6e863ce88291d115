import { placesBeside, placesWithin } from '../../maps/tileGrid.ts'
import type { SurvivalBoard } from './survivalBoard.ts'
import type { Hazard } from './survivalHazards.ts'

export const longestWalk = 3

/** How the ground looks to somebody about to move. */
export interface Terrain {
  size: Pick<SurvivalBoard, 'width' | 'height'>
  hazards: readonly (Hazard | null)[]
  /** How many tiles beside a tile hurt. */
  threats: readonly number[]
}

export function terrainOf(board: SurvivalBoard, hazards: readonly (Hazard | null)[]): Terrain {
  const threats = hazards.map((_, place) => placesBeside(board, place).filter((beside) => hazards[beside]).length)
  return { size: board, hazards, threats }
}

/** The lowest of a measure; of equals the first, which is the nearest. */
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

/** Where nothing hurts, and little does nearby. */
export const safestFrom = ({ size, hazards, threats }: Terrain, from: number, most = longestWalk): number =>
  lowest(placesWithin(size, from, most), (place) => (hazards[place] ? 10 : 0) + (threats[place] ?? 0)) ?? from

/** Where the fewest stand; chance settles it, or all who roam from one place would meet again. */
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
  // Who roams is seen to go somewhere, if it is as empty there.
  const emptiest = equal.length > 1 ? equal.filter((place) => place !== from) : equal
  return emptiest[Math.floor(random() * emptiest.length)] ?? from
}

/** One of the nearest places that hurt; none where all is harmless. */
export function harmfulFrom({ size, hazards }: Terrain, from: number): number | undefined {
  for (const place of placesWithin(size, from, longestWalk)) if (hazards[place]) return place
  return undefined
}

/** One step to a tile where nothing hurts; without such a tile the slime stands still. */
export function hopFrom({ size, hazards, threats }: Terrain, from: number): number {
  const harmless = placesBeside(size, from).filter((place) => !hazards[place])
  return lowest(harmless, (place) => threats[place] ?? 0) ?? from
}
