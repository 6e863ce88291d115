import { mapSide, sizeOfMap, type Tile } from '../../rooms/shared/contract/maps.ts'
import { groundOf, isTileOf, type MapMode, type TileType } from '../../rooms/shared/maps/tileTypes.ts'

/** The tiles of a map row by row, as they are edited. */
export type Grid = { width: number; height: number; cells: readonly TileType[] }

export const emptyGrid = (mode: MapMode, width: number, height: number): Grid => ({
  width,
  height,
  cells: Array.from({ length: width * height }, () => groundOf[mode]),
})

export const gridOf = (mode: MapMode, tiles: readonly Tile[]): Grid => {
  const { width, height } = sizeOfMap(tiles)
  const cells = [...emptyGrid(mode, width, height).cells]
  for (const { x, y, type } of tiles) if (isTileOf(mode, type)) cells[y * width + x] = type
  return { width, height, cells }
}

export const tilesOf = ({ width, cells }: Grid): Tile[] =>
  cells.map((type, at) => ({ x: at % width, y: Math.floor(at / width), type, obstacle: null }))

/** What was drawn stays where it was, from the upper left corner. */
export const resized = (mode: MapMode, grid: Grid, wantedWidth: number, wantedHeight: number): Grid => {
  const [width, height] = [mapSide(wantedWidth), mapSide(wantedHeight)]
  const cells = emptyGrid(mode, width, height).cells.map((ground, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    return x < grid.width && y < grid.height ? (grid.cells[y * grid.width + x] ?? ground) : ground
  })
  return { width, height, cells }
}

/** The same grid when there is nothing to change, so that nobody undoes nothing. */
export const painted = (grid: Grid, at: number, type: TileType): Grid =>
  grid.cells[at] === type ? grid : { ...grid, cells: grid.cells.with(at, type) }

const neighbours = ({ width, cells }: Grid, at: number): number[] => [
  ...(at % width > 0 ? [at - 1] : []),
  ...(at % width < width - 1 ? [at + 1] : []),
  ...(at - width >= 0 ? [at - width] : []),
  ...(at + width < cells.length ? [at + width] : []),
]

/** Changes the whole area of like tiles that touch each other. */
export const filled = (grid: Grid, at: number, type: TileType): Grid => {
  const before = grid.cells[at]
  if (before === undefined || before === type) return grid
  const cells = [...grid.cells]
  const waiting = [at]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (cells[next] !== before) continue
    cells[next] = type
    waiting.push(...neighbours(grid, next))
  }
  return { ...grid, cells }
}
