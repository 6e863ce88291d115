import type { TileGrid } from '../../../rooms/shared/maps/tileGrid.ts'
import type { Arrange, KeepOff } from '../place/placement.ts'
import type { PaintedWorld, PaintingOptions } from './paintedWorld.ts'
import { lookOf } from './sceneries/looks.ts'
import { settleIn } from './sceneries/settleIn.ts'
import { stained } from './sceneries/staining.ts'
import { type Easel, newEasel } from './worldEasel.ts'

/** How the world of a mode is painted. */
export interface WorldPainter {
  /** The tile it is drawn in; pictures of another size are scaled from it. */
  tile: Easel['tile']
  paint(easel: Easel): void
  arrange?: Arrange
  keepOff?: KeepOff
}

/** A map somebody drew becomes a place. The same map, size and seed always become the same place. */
export function paintWorld({ tile, paint }: WorldPainter, grid: TileGrid, options: PaintingOptions): PaintedWorld {
  const look = lookOf(grid.scenery)
  return stained(look?.mix ?? null, () => {
    const easel = newEasel(grid, tile, options)
    paint(easel)
    if (look) settleIn(easel, look)
    return easel.finished()
  })
}
