import { shuffled } from '../../seededRandom.ts'
import type { Random } from './mapWish.ts'
import type { Sheet } from './sheet.ts'

/** Chooses this many places that keep their distance from each other; fewer if there is no room. */
export function apart(sheet: Sheet, places: readonly number[], count: number, distance: number, random: Random) {
  const chosen: number[] = []
  for (const place of shuffled(places, random)) {
    if (chosen.length >= count) break
    if (sheet.nearest(place, chosen) >= distance) chosen.push(place)
  }
  return chosen
}

/** A round patch that grows tile by tile over ground that is allowed. */
export function patch(sheet: Sheet, from: number, size: number, isAllowed: (place: number) => boolean, random: Random) {
  const grown = new Set(isAllowed(from) ? [from] : [])
  for (const place of grown) {
    if (grown.size >= size) break
    for (const beside of shuffled(sheet.beside(place), random))
      if (grown.size < size && isAllowed(beside)) grown.add(beside)
  }
  return [...grown]
}
