import type { MapReading } from './mapNotes.ts'
import { readingOf } from './mapReading.ts'
import type { TileGrid } from './tileGrid.ts'
import type { MapMode, TileType } from './tileTypes.ts'

/** How many of a tile the map should have. Only tiles with an effect count. */
type MapWish = { type: TileType; least: number }

/** What a class is asked to build. */
export type MapTask = { title: string; mode: MapMode; wishes: MapWish[] }

/** How many of each wish the rule book finds on a map: tiles that do nothing fulfil no wish. */
export function foundOn(task: MapTask, grid: TileGrid, reading: MapReading = readingOf(task.mode, grid)): number[] {
  const counts = new Map<string, number>()
  for (const place of new Set(reading.counting)) {
    const type = grid.types[place] ?? ''
    counts.set(type, (counts.get(type) ?? 0) + 1)
  }
  return task.wishes.map(({ type }) => counts.get(type) ?? 0)
}
