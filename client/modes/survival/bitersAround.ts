import { stepsBetween } from '../../../rooms/shared/maps/tileGrid.ts'

/** Large patrols bite this many steps far. */
const farthestBite = 2
/** A bitten place next to a biter is a surer sign of it than one farther away. */
const nearCounts = 100

/**
 * A player's device is told which places will be bitten, but not which patrol bites or where it stands. A biter bites
 * all around, so it stands in the middle of them. Takes and returns places of a map that is `width` wide.
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
