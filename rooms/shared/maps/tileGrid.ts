import { sizeOfMap } from './mapSize.ts'
import type { Scenery } from './sceneries.ts'

export type Tile = { x: number; y: number; type: string; obstacle: null }

/** A map as rows of tile types, from left to right and from top to bottom. A place is an index into them. */
export type TileGrid = {
  width: number
  height: number
  types: readonly string[]
  /** Without a scenery the map lies in the world of its mode. */
  scenery?: Scenery
}

export const gridOf = (tiles: readonly Tile[]): TileGrid => {
  const { width, height } = sizeOfMap(tiles)
  const types = Array.from({ length: width * height }, () => '')
  for (const { x, y, type } of tiles) types[y * width + x] = type
  return { width, height, types }
}

/** A map as it was drawn, with the scenery it lies in. */
export const gridOfMap = ({ tiles, scenery }: { tiles: readonly Tile[]; scenery?: Scenery | undefined }): TileGrid => ({
  ...gridOf(tiles),
  ...(scenery && { scenery }),
})

export const tilesOf = ({ width, types }: TileGrid): Tile[] =>
  types.map((type, place) => ({ x: place % width, y: Math.floor(place / width), type, obstacle: null }))

/** The places above, below and beside a place. */
export const placesBeside = ({ width, height }: Pick<TileGrid, 'width' | 'height'>, place: number): number[] => {
  const column = place % width
  return [
    ...(place >= width ? [place - width] : []),
    ...(column > 0 ? [place - 1] : []),
    ...(column < width - 1 ? [place + 1] : []),
    ...(place < width * (height - 1) ? [place + width] : []),
  ]
}

/** Steps between two places, if nothing is in the way. */
export const stepsBetween = (width: number, from: number, to: number): number =>
  Math.abs((from % width) - (to % width)) + Math.abs(Math.floor(from / width) - Math.floor(to / width))

/** Every place that can be reached over open tiles, the first one included. */
export const reachFrom = (grid: TileGrid, from: number, isOpen: (type: string) => boolean): Set<number> => {
  const reached = new Set([from])
  for (const place of reached)
    for (const next of placesBeside(grid, place)) if (isOpen(grid.types[next] ?? '')) reached.add(next)
  return reached
}

/** All tiles at most this many steps away, the nearest first. */
export function* placesWithin(
  { width, height }: Pick<TileGrid, 'width' | 'height'>,
  from: number,
  most: number,
): Iterable<number> {
  const [x, y] = [from % width, Math.floor(from / width)]
  for (let distance = 0; distance <= most; distance++)
    for (let row = Math.max(0, y - distance); row <= Math.min(height - 1, y + distance); row++) {
      const aside = distance - Math.abs(row - y)
      if (x - aside >= 0) yield row * width + x - aside
      if (aside > 0 && x + aside < width) yield row * width + x + aside
    }
}
