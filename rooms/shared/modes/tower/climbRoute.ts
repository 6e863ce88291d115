import { reachFrom, type TileGrid } from '../../maps/tileGrid.ts'
import { placesOfType, stepsFrom, wayTo } from '../../maps/tilePaths.ts'
import type { TileType } from '../../maps/tileTypes.ts'

const climbable: readonly TileType<'tower'>[] = ['platform', 'ladder', 'checkpoint']
const isClimbable = (type: string) => (climbable as readonly string[]).includes(type)

interface ClimbRoute {
  /** From the lowest place to the highest. */
  route: number[]
  /** Steps of the route that hold: a slime that has reached one cannot fall below it. */
  holds: number[]
}

const rowOf = ({ width }: TileGrid, place: number) => Math.floor(place / width)

/** The connected piece that leads up highest. */
function highestClimb(grid: TileGrid): number[] {
  const left = new Set(placesOfType(grid, isClimbable))
  let best: number[] = []
  let most = 0
  for (const place of left) {
    const piece = [...reachFrom(grid, place, isClimbable)].sort((a, b) => a - b)
    for (const reached of piece) left.delete(reached)
    const rise = rowOf(grid, piece.at(-1) ?? 0) - rowOf(grid, piece[0] ?? 0)
    if (rise <= most) continue
    most = rise
    best = piece
  }
  return best
}

/** If nothing drawn leads up, slimes rise through the air in the middle. */
function airRoute({ width, height }: TileGrid): number[] {
  const column = Math.floor(width / 2)
  return Array.from({ length: height }, (_, step) => (height - 1 - step) * width + column)
}

function drawnRoute(grid: TileGrid, climb: readonly number[]): number[] {
  const [top, bottom] = [rowOf(grid, climb[0] ?? 0), rowOf(grid, climb.at(-1) ?? 0)]
  const start = climb.find((place) => rowOf(grid, place) === bottom) ?? 0
  const steps = stepsFrom(grid, [start], isClimbable)
  const tops = climb.filter((place) => rowOf(grid, place) === top)
  // The end of the top row with the longest way, so that slimes pass most of what is drawn.
  const end = tops.reduce((best, place) => ((steps[place] ?? -1) > (steps[best] ?? -1) ? place : best))
  return wayTo(grid, steps, end)
}

export function climbRoute(grid: TileGrid): ClimbRoute {
  const climb = highestClimb(grid)
  const route = climb.length > 0 ? drawnRoute(grid, climb) : airRoute(grid)
  const holds = new Set(checkpoints(grid).map((place) => holdOf(grid, route, place)))
  return { route, holds: [...holds].filter((step) => step > 0).sort((a, b) => a - b) }
}

const checkpoints = (grid: TileGrid) => placesOfType(grid, (type) => type === 'checkpoint')

/** A checkpoint holds at its height, even if the slime passes it on the other side of a platform. */
const holdOf = (grid: TileGrid, route: readonly number[], checkpoint: number) =>
  route.findIndex((place) => rowOf(grid, place) <= rowOf(grid, checkpoint))

export const holdingCheckpoints = (grid: TileGrid, route: readonly number[]): number[] =>
  checkpoints(grid).filter((place) => holdOf(grid, route, place) > 0)
