import type { MapWarning } from '../../maps/mapWarnings.ts'
import { reachFrom, type TileGrid } from '../../maps/tileGrid.ts'
import { placesOfType } from '../../maps/tilePaths.ts'
import { isDrivable } from './raceCourse.ts'

/** The course is a longest shortest path, so it needs two tiles that touch. */
export const racingWarnings = (grid: TileGrid): MapWarning[] => {
  const left = new Set(placesOfType(grid, isDrivable))
  const pieces: number[] = []
  for (const place of left) {
    const piece = reachFrom(grid, place, isDrivable)
    for (const reached of piece) left.delete(reached)
    pieces.push(piece.size)
  }
  if (!pieces.some((size) => size > 1)) return ['noCourse']
  return pieces.length > 1 ? ['splitCourse'] : []
}
