import { ofLastMap } from '../../maps/ofLastMap.ts'
import { placesBeside, type TileGrid } from '../../maps/tileGrid.ts'
import { stepsFrom, wayTo } from '../../maps/tilePaths.ts'
import type { TileType } from '../../maps/tileTypes.ts'

const drivable: readonly TileType<'racing'>[] = [
  'track',
  'boost',
  'obstacle',
  'enemy-weak',
  'enemy-medium',
  'enemy-strong',
]

export const isDrivable = (type: string): boolean => (drivable as readonly string[]).includes(type)

/** The farthest place and how far it is. The caller passes `reached` and `queue` so that they are used again. */
function farthestFrom(start: number, beside: readonly (readonly number[])[], reached: Int16Array, queue: Int16Array) {
  reached.fill(-1)
  reached[start] = 0
  queue[0] = start
  let filled = 1
  let last = start
  for (let next = 0; next < filled; next++) {
    last = queue[next] ?? start
    for (const place of beside[last] ?? []) {
      if (reached[place] !== -1) continue
      reached[place] = (reached[last] ?? 0) + 1
      queue[filled++] = place
    }
  }
  return { end: last, steps: reached[last] ?? 0 }
}

/** Races run as people read, from left to right, so that the flag is where they look for it. */
function leadsLeft({ width }: TileGrid, course: readonly number[]): boolean {
  const [start = 0, end = 0] = [course[0], course.at(-1)]
  return end % width < start % width
}

/** The longest of all shortest ways over drivable tiles; empty if no two of them touch. */
export const longestCourse = ofLastMap((grid): readonly number[] => {
  const { types } = grid
  const isOpen = (place: number) => isDrivable(types[place] ?? '')
  // The search starts once at every place, so the neighbours are looked up here instead of nine hundred times.
  const beside = types.map((_, place) => (isOpen(place) ? placesBeside(grid, place).filter(isOpen) : []))
  const [reached, queue] = [new Int16Array(types.length), new Int16Array(types.length)]
  let longest = { start: 0, end: 0, steps: 0 }
  for (const [start, open] of beside.entries()) {
    if (open.length === 0) continue
    const { end, steps } = farthestFrom(start, beside, reached, queue)
    if (steps > longest.steps) longest = { start, end, steps }
  }
  if (longest.steps === 0) return []
  const course = wayTo(grid, stepsFrom(grid, [longest.start], isDrivable), longest.end)
  return leadsLeft(grid, course) ? course.reverse() : course
})

/** The course of a map without a track. */
export const middleRow = ({ width, height }: TileGrid): number[] =>
  Array.from({ length: width }, (_, column) => Math.floor(height / 2) * width + column)
