import type { TileGrid } from '../../../../rooms/shared/maps/tileGrid.ts'
import { placesBeside } from '../../../../rooms/shared/maps/tileGrid.ts'
import { isWall } from '../../../../rooms/shared/maps/walls.ts'
import type { IsInside } from '../../../stage/world/outline/regionCorners.ts'

/** What the ring runs around: the floor, and in the north one more row, which the face of its wall covers. */
export const insideRing =
  (isFloor: IsInside): IsInside =>
  (x, y) =>
    isFloor(x, y) || (isFloor(x, y + 1) && !isFloor(x, y - 1))

interface ArenaGround {
  /** The arena inside its ring, with the blocks that stand in it. */
  isFloor: IsInside
  /** Groups of connected walls, each as its places. The ring is none of them. */
  blocks: readonly (readonly number[])[]
}

/** All connected places of one kind around a start. */
function pieceFrom(grid: TileGrid, start: number, isWanted: (place: number) => boolean): number[] {
  const piece = new Set([start])
  for (const place of piece) for (const next of placesBeside(grid, place)) if (isWanted(next)) piece.add(next)
  return [...piece]
}

/** All groups of connected walls of one kind. */
function piecesOf(grid: TileGrid, isWanted: (place: number) => boolean): number[][] {
  const seen = new Set<number>()
  const pieces: number[][] = []
  for (const place of grid.types.keys()) {
    if (!isWanted(place) || seen.has(place)) continue
    const piece = pieceFrom(grid, place, isWanted)
    for (const part of piece) seen.add(part)
    pieces.push(piece)
  }
  return pieces
}

/**
 * Walls that reach the edge of the map are the ring around the arena; others are blocks in it. A part that sticks out
 * of the ring with floor above and below is a block, too, because the sunken floor leaves no room for a ring there. If
 * all of the map is wall, it counts as floor.
 */
export function arenaGround(grid: TileGrid): ArenaGround {
  const { width, height, types } = grid
  const isWallAt = (place: number) => isWall(types[place] ?? '')
  const isFloorAt = (place: number) => place >= 0 && place < types.length && !isWallAt(place)
  const isEdge = (place: number) =>
    place % width === 0 || place % width === width - 1 || place < width || place >= width * (height - 1)
  const reachingEdge = piecesOf(grid, isWallAt).filter((piece) => piece.some(isEdge))
  const ring = new Set(reachingEdge.flat().filter((place) => !isFloorAt(place - width) || !isFloorAt(place + width)))
  if (types.every((type) => isWall(type))) return { isFloor: (x, y) => isOnMap(grid, x, y), blocks: [] }
  return {
    isFloor: (x, y) => isOnMap(grid, x, y) && !ring.has(y * width + x),
    blocks: piecesOf(grid, (place) => isWallAt(place) && !ring.has(place)),
  }
}

const isOnMap = ({ width, height }: TileGrid, x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height
