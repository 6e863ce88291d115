import type { TileGrid } from '../../maps/tileGrid.ts'
import { placesOfType, spreadEvenly, stepsFrom, wayTo } from '../../maps/tilePaths.ts'
import type { TileType } from '../../maps/tileTypes.ts'

const roadTypes: readonly TileType<'tower'>[] = ['enemy-path-start', 'enemy-path', 'enemy-path-end']
const mostRoads = 4

export const isRoad = (type: string): boolean => (roadTypes as readonly string[]).includes(type)

interface DrawnRoads {
  hasStart: boolean
  hasEnd: boolean
  /** Starts that lead to no end. */
  lost: number[]
  /** The shortest way to an end from each start that reaches one. Of many starts only a few are taken. */
  roads: number[][]
}

/** The roads of monsters as the map's author drew them. */
export function drawnRoads(grid: TileGrid): DrawnRoads {
  const starts = placesOfType(grid, (type) => type === 'enemy-path-start')
  const ends = placesOfType(grid, (type) => type === 'enemy-path-end')
  // Searched from the ends, so that one search serves all starts. Each way found is then walked backwards.
  const steps = stepsFrom(grid, ends, isRoad)
  const arriving = starts.filter((start) => (steps[start] ?? -1) >= 0)
  return {
    hasStart: starts.length > 0,
    hasEnd: ends.length > 0,
    lost: starts.filter((start) => !arriving.includes(start)),
    roads: spreadEvenly(arriving, mostRoads).map((start) => wayTo(grid, steps, start).reverse()),
  }
}

/** If no drawn road leads to an end, monsters walk along the bottom row, from left to right. */
export function enemyRoads(grid: TileGrid): number[][] {
  const { roads } = drawnRoads(grid)
  if (roads.length > 0) return roads
  const { width, height } = grid
  return [Array.from({ length: width }, (_, column) => (height - 1) * width + column)]
}
