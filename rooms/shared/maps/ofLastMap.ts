import type { TileGrid } from './tileGrid.ts'

const isSame = (one: TileGrid, other: TileGrid): boolean =>
  one === other ||
  (one.width === other.width &&
    one.types.length === other.types.length &&
    one.types.every((type, place) => type === other.types[place]))

/** Caches what was found on the last map, because a game, and the next one, ask about the same tiles several times. */
export function ofLastMap<Found>(find: (grid: TileGrid) => Readonly<Found>): (grid: TileGrid) => Readonly<Found> {
  let last: { grid: TileGrid; found: Readonly<Found> } | null = null
  return (grid) => {
    if (!last || !isSame(last.grid, grid)) last = { grid, found: find(grid) }
    return last.found
  }
}
