import { placesBeside, type TileGrid } from './tileGrid.ts'

type IsOpen = (type: string, place: number) => boolean

export const placesOfType = ({ types }: TileGrid, isWanted: (type: string) => boolean): number[] =>
  types.flatMap((type, place) => (isWanted(type) ? [place] : []))

/** Steps over open tiles from the nearest start to every place; -1 if no way leads there. */
export function stepsFrom(grid: TileGrid, starts: Iterable<number>, isOpen: IsOpen): Int16Array {
  const steps = new Int16Array(grid.types.length).fill(-1)
  const queue: number[] = []
  for (const start of starts) {
    if (steps[start] === 0) continue
    steps[start] = 0
    queue.push(start)
  }
  for (const place of queue) {
    for (const beside of placesBeside(grid, place)) {
      if (steps[beside] !== -1 || !isOpen(grid.types[beside] ?? '', beside)) continue
      steps[beside] = (steps[place] ?? 0) + 1
      queue.push(beside)
    }
  }
  return steps
}

/** A shortest way with both ends; empty if there is none. `steps` were counted from its beginning. */
export function wayTo(grid: TileGrid, steps: Int16Array, end: number): number[] {
  const way: number[] = []
  let place: number | undefined = end
  for (let left = steps[end] ?? -1; left >= 0 && place !== undefined; left--) {
    way.push(place)
    place = placesBeside(grid, place).find((beside) => steps[beside] === left - 1)
  }
  return way.reverse()
}

/** At most this many items, taken evenly from the whole list. */
export function spreadEvenly<T>(items: readonly T[], most: number): T[] {
  if (items.length <= most) return [...items]
  return Array.from({ length: most }, (_, index) => items[Math.floor(((index + 0.5) * items.length) / most)] as T)
}
