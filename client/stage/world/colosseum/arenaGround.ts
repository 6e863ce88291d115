import { isWall } from '../../../../rooms/shared/maps/battleGround.ts'
import type { TileGrid } from '../../../../rooms/shared/maps/tileGrid.ts'
import { placesBeside } from '../../../../rooms/shared/maps/tileGrid.ts'
import type { IsInside } from '../outline/regionCorners.ts'

/** What the ring runs around: the floor, and in the north one row more, which the face of its wall covers. */
export const insideRing =
  (isFloor: IsInside): IsInside =>
  (x, y) =>
    isFloor(x, y) || (isFloor(x, y + 1) && !isFloor(x, y - 1))

export interface ArenaGround {
  /** The arena inside its ring, with the blocks that stand in it. */
  isFloor: IsInside
  /** Walls that hang together, each as its places; those of the ring are none of them. */
  blocks: readonly (readonly number[])[]
}

/** Everything of one kind that hangs together with a place. */
function pieceFrom(grid: TileGrid, start: number, isWanted: (place: number) => boolean): number[] {
  const piece = new Set([start])
  for (const place of piece) for (const next of placesBeside(grid, place)) if (isWanted(next)) piece.add(next)
  return [...piece]
}

/**
 * Walls that reach the edge of the map are the ring around the arena; others are blocks in it. Walls everywhere are
 * none: then all of it is floor.
 */
export function arenaGround(grid: TileGrid): ArenaGround {
  const { width, height, types } = grid
  const isWallAt = (place: number) => isWall(types[place] ?? '')
  const isEdge = (place: number) =>
    place % width === 0 || place % width === width - 1 || place < width || place >= width * (height - 1)
  const ring = new Set<number>()
  const blocks: number[][] = []
  const seen = new Set<number>()
  for (const place of types.keys()) {
    if (!isWallAt(place) || seen.has(place)) continue
    const piece = pieceFrom(grid, place, isWallAt)
    for (const part of piece) seen.add(part)
    if (!piece.some(isEdge)) blocks.push(piece)
    else for (const part of piece) ring.add(part)
  }
  if (ring.size === types.length) ring.clear()
  return {
    isFloor: (x, y) => x >= 0 && y >= 0 && x < width && y < height && !ring.has(y * width + x),
    blocks,
  }
}
