import type { TileGrid } from '../../../../rooms/shared/maps/tileGrid.ts'
import type { IsInside } from '../../../stage/world/outline/regionCorners.ts'
import { areaOfMap, eachTile } from '../../../stage/world/outline/tileVisits.ts'

export interface LavaGround {
  /** What always carries: everything on the map that neither burns nor moves. */
  isLand: IsInside
  isMoving: IsInside
}

export function lavaGround({ width, height, types }: TileGrid): LavaGround {
  const typeAt = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? 'danger' : (types[y * width + x] ?? 'danger')
  return {
    isLand: (x, y) => !['danger', 'moving'].includes(typeAt(x, y)),
    isMoving: (x, y) => typeAt(x, y) === 'moving',
  }
}

export interface SlabPlace {
  x: number
  y: number
  width: number
  height: number
}

const longest = 3

/** Moving tiles merged into slabs of at most three by three: single ones would read as a string of beads. */
export function slabPlaces(grid: TileGrid): SlabPlace[] {
  const { isMoving } = lavaGround(grid)
  const taken = new Set<number>()
  const isFree = (x: number, y: number) => isMoving(x, y) && !taken.has(y * grid.width + x)
  const slabs: SlabPlace[] = []
  eachTile(areaOfMap(grid), (x, y) => {
    if (!isFree(x, y)) return
    let width = 1
    while (width < longest && isFree(x + width, y)) width++
    const isRowFree = (row: number) =>
      Array.from({ length: width }, (_, column) => isFree(x + column, row)).every(Boolean)
    let height = 1
    while (height < longest && isRowFree(y + height)) height++
    const slab = { x, y, width, height }
    for (const place of placesOfSlab(grid, slab)) taken.add(place)
    slabs.push(slab)
  })
  return slabs
}

export const placesOfSlab = (grid: TileGrid, { x, y, width, height }: SlabPlace): number[] =>
  Array.from(
    { length: width * height },
    (_, index) => (y + Math.floor(index / width)) * grid.width + x + (index % width),
  )
