import type { TileGrid } from '../../../../rooms/shared/maps/tileGrid.ts'
import { isDrivable, longestCourse, middleRow } from '../../../../rooms/shared/modes/racing/raceCourse.ts'
import type { IsInside } from '../../../stage/world/outline/regionCorners.ts'

export interface RaceGround {
  /** Columns and rows from the start to the finish. */
  course: readonly (readonly [x: number, y: number])[]
  isTrack: IsInside
  /** Track between water on both sides: planks, and water below them. */
  isBridge: IsInside
  /** Water that touches the edge of the map goes on beyond it. */
  isWater: IsInside
}

/** Which tiles of a racing map are road, bridge and water, also beyond its edges. */
export function raceGround(grid: TileGrid): RaceGround {
  const { width, height, types } = grid
  const drawn = longestCourse(grid)
  const way = drawn.length > 0 ? drawn : middleRow(grid)
  const onCourse = new Set(way)
  const isOnMap = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height
  const isTrack: IsInside = (x, y) => {
    const place = y * width + x
    return isOnMap(x, y) && (onCourse.has(place) || isDrivable(types[place] ?? ''))
  }
  const isDrawnWater: IsInside = (x, y) => {
    const [column, row] = [Math.max(0, Math.min(width - 1, x)), Math.max(0, Math.min(height - 1, y))]
    return !isTrack(column, row) && types[row * width + column] === 'water'
  }
  const isBridge: IsInside = (x, y) =>
    isTrack(x, y) &&
    ((isDrawnWater(x, y - 1) && isDrawnWater(x, y + 1)) || (isDrawnWater(x - 1, y) && isDrawnWater(x + 1, y)))
  return {
    course: way.map((place) => [place % width, Math.floor(place / width)] as const),
    isTrack,
    isBridge,
    isWater: (x, y) => isDrawnWater(x, y) || isBridge(x, y),
  }
}

/** How far a spot is from the nearest track, in tiles; distances beyond `reach` count alike. */
export function distanceToTrack(isTrack: IsInside, x: number, y: number): number {
  const reach = 2
  let nearest = reach + 1
  for (let row = Math.floor(y) - reach; row <= Math.floor(y) + reach; row++)
    for (let column = Math.floor(x) - reach; column <= Math.floor(x) + reach; column++) {
      if (!isTrack(column, row)) continue
      const [across, down] = [Math.max(column - x, x - column - 1, 0), Math.max(row - y, y - row - 1, 0)]
      nearest = Math.min(nearest, Math.hypot(across, down))
    }
  return nearest
}
