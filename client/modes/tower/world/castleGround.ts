import type { TileGrid } from '../../../../rooms/shared/maps/tileGrid.ts'
import { drawnRoads, isRoad } from '../../../../rooms/shared/modes/tower/enemyRoads.ts'
import type { IsInside } from '../../../stage/world/outline/regionCorners.ts'
import { areaOfMap, eachTile } from '../../../stage/world/outline/tileVisits.ts'

export interface CastleGround {
  /** Drawn floors, and a step of floor under each ladder that ends beside one: it would hang in the air. */
  isFloor: IsInside
  /** The castle's wall: at most three tiles of air between two floors. */
  isWall: IsInside
  isRoad: IsInside
}

/** Tiles of air between two floors of one castle. */
const highestStorey = 3

const typeIn = ({ width, height, types }: TileGrid, x: number, y: number): string =>
  x < 0 || y < 0 || x >= width || y >= height ? '' : (types[y * width + x] ?? '')

export function castleGround(grid: TileGrid): CastleGround {
  const { height } = grid
  const typeAt = (x: number, y: number) => typeIn(grid, x, y)
  const isDrawn: IsInside = (x, y) => ['platform', 'checkpoint'].includes(typeAt(x, y))
  const isFoot: IsInside = (x, y) =>
    typeAt(x, y) === 'ladder' &&
    typeAt(x, y + 1) !== 'ladder' &&
    !isDrawn(x, y + 1) &&
    (isDrawn(x - 1, y) || isDrawn(x + 1, y))
  const isFloor: IsInside = (x, y) => isDrawn(x, y) || isFoot(x, y)
  const stepsToFloor = (x: number, y: number, direction: number) => {
    for (let steps = 1; steps <= highestStorey; steps++) if (isFloor(x, y + direction * steps)) return steps
    return Number.POSITIVE_INFINITY
  }
  // If no road leads anywhere, monsters walk along the bottom row.
  const hasRoads = drawnRoads(grid).roads.length > 0
  const isStorey: IsInside = (x, y) =>
    typeAt(x, y) !== '' && !isFloor(x, y) && stepsToFloor(x, y, -1) + stepsToFloor(x, y, 1) <= highestStorey + 1
  const isBuilt: IsInside = (x, y) => isFloor(x, y) || isStorey(x, y)
  return {
    isFloor,
    // A ladder leads through a hole in the floor, not through a gap in the castle.
    isWall: (x, y) =>
      isStorey(x, y) || (typeAt(x, y) === 'ladder' && !isFoot(x, y) && isBuilt(x - 1, y) && isBuilt(x + 1, y)),
    isRoad: (x, y) => isRoad(typeAt(x, y)) || (!hasRoads && y === height - 1 && typeAt(x, y) !== ''),
  }
}

export interface Turret {
  /** Column of its middle, in tiles. */
  x: number
  top: number
  bottom: number
}

/** Turrets where a castle's floors end: behind the wall, a little out of it. None behind a ladder, which would cut it up. */
export function castleTurrets(grid: TileGrid, { isFloor, isWall }: CastleGround): Turret[] {
  const turrets: Turret[] = []
  eachTile(areaOfMap(grid), (x, y) => {
    const isWide = isFloor(x - 2, y) === isFloor(x - 1, y) && isFloor(x + 2, y) === isFloor(x + 1, y)
    if (!isFloor(x, y) || !isWall(x, y + 1) || !isWide || (!isFloor(x - 1, y) && !isFloor(x + 1, y))) return
    let bottom = y + 1
    while (isWall(x, bottom)) bottom++
    const isEnd = (side: number) => !isWall(x + side, y + 1)
    if (isEnd(-1)) turrets.push({ x: x - 0.35, top: y + 0.4, bottom: bottom + 0.5 })
    if (isEnd(1)) turrets.push({ x: x + 1.35, top: y + 0.4, bottom: bottom + 0.5 })
  })
  return turrets.filter(
    ({ x, top }) =>
      !isFloor(Math.floor(x), Math.floor(top)) &&
      !isWall(Math.floor(x), Math.floor(top) + 1) &&
      typeIn(grid, Math.floor(x), Math.floor(top)) !== 'ladder',
  )
}
