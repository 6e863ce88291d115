import type { TileGrid } from '../../../../rooms/shared/maps/tileGrid.ts'
import { burningPlaces } from '../../../../rooms/shared/modes/survival/survivalFire.ts'
import type { IsInside } from '../../../stage/world/outline/regionCorners.ts'
import { areaOfMap, eachTile } from '../../../stage/world/outline/tileVisits.ts'

export interface LavaGround {
  /** Ground that always carries: everything on the map that neither burns nor moves. */
  isLand: IsInside
  isMoving: IsInside
}

/** Only what burns is painted as lava. */
export function lavaGround(grid: TileGrid): LavaGround {
  const { width, height, types } = grid
  const burning = burningPlaces(grid)
  const isOn = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height
  const isMoving = (x: number, y: number) => isOn(x, y) && types[y * width + x] === 'moving'
  return { isLand: (x, y) => isOn(x, y) && !burning.has(y * width + x) && !isMoving(x, y), isMoving }
}

interface SlabPlace {
  x: number
  y: number
  width: number
  height: number
}

const longest = 3

/** Moving tiles, merged into slabs of at most three by three: single tiles would look like a string of beads. */
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
