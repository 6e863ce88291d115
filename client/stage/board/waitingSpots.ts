import { stepsBetween, type TileGrid } from '../../../rooms/shared/maps/tileGrid.ts'
import { spreadEvenly } from '../../../rooms/shared/maps/tilePaths.ts'

/** Of this many starts all over the map only some near each other are used: a scattered class is seen only from afar. */
const scattered = 16
const together = 6

const known = new WeakMap<TileGrid, readonly number[]>()

function placesOn(map: TileGrid, startsOf: (map: TileGrid) => readonly number[]): readonly number[] {
  const found = known.get(map)
  if (found) return found
  const places = spreadEvenly(startsOf(map), scattered)
  const first = places[0] ?? 0
  const away = (place: number) => stepsBetween(map.width, first, place)
  const near = places
    .filter((place) => away(place) <= map.width / 3)
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, together)
  known.set(map, near)
  return near
}

/** Where players wait for the first question: on the starts of their mode. A newcomer does not move the others. */
export function waitingSpots(
  map: TileGrid,
  startsOf: (map: TileGrid) => readonly number[],
  players: readonly string[],
): Record<string, number> {
  const places = placesOn(map, startsOf)
  return Object.fromEntries(players.map((id, index) => [id, places[index % places.length] ?? 0]))
}

/** The line is no longer than this. Players who come later stand beside the others. */
const longestLine = 15

/** Lines players up from where a way begins: first with room between them, then in the gaps. */
export function linedUp(way: readonly number[], players: readonly string[]): Record<string, number> {
  const line = way.slice(0, Math.min(longestLine, Math.max(1, Math.ceil(way.length / 2))))
  const order = [...line.filter((_, index) => index % 2 === 0), ...line.filter((_, index) => index % 2 === 1)]
  return Object.fromEntries(players.map((id, index) => [id, order[index % order.length] ?? 0]))
}
