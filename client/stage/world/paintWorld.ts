import type { TileGrid } from '../../../rooms/shared/maps/tileGrid.ts'
import type { Arrange } from '../place/placement.ts'
import type { Beyond } from './mapLayout.ts'
import type { PaintedWorld, PaintingOptions } from './paintedWorld.ts'
import { lookOf } from './sceneries/looks.ts'
import { settleIn } from './sceneries/settleIn.ts'
import { stained } from './sceneries/staining.ts'
import { type Easel, newEasel } from './worldEasel.ts'

/** How the world of a mode is painted. */
export interface WorldPainter {
  /** The size of the tile that it draws in. Pictures of another size are scaled. */
  tile: Easel['tile']
  paint(easel: Easel): void
  beyond?(grid: TileGrid): Beyond
  arrange?: Arrange
}

/** Paints the map as a world. The same map, size and seed always give the same picture. */
export function paintWorld({ tile, paint }: WorldPainter, grid: TileGrid, options: PaintingOptions): PaintedWorld {
  const look = lookOf(grid.scenery)
  return stained(look?.mix ?? null, () => {
    const easel = newEasel(grid, tile, options)
    paint(easel)
    if (look) settleIn(easel, look)
    return easel.finished()
  })
}
