import { stepsBetween } from '../../../rooms/shared/maps/tileGrid.ts'

/** Large patrols bite so far. */
const farthestBite = 2
/** What is bitten beside a place says more of who stands there than what is bitten farther away. */
const nearCounts = 100

/**
 * A player's device is told which places will be bitten, and not by whom from where: a biter that bites all around stands in
 * the middle of them. Given in places of a map that is `width` wide, and returned so.
 */
export function bitersAround(width: number, bitten: readonly number[]): number[] {
  const within = (place: number, most: number) =>
    bitten.filter((other) => stepsBetween(width, place, other) <= most).length
  const weight = (place: number) => within(place, 1) * nearCounts + within(place, farthestBite)
  const weights = new Map(bitten.map((place) => [place, weight(place)]))
  const isHeavier = (one: number, other: number) => {
    const by = (weights.get(one) ?? 0) - (weights.get(other) ?? 0)
    return by > 0 || (by === 0 && one < other)
  }
  return bitten.filter(
    (place) => !bitten.some((other) => stepsBetween(width, place, other) === 1 && isHeavier(other, place)),
  )
}
