import type { TileGrid } from '../../../../rooms/shared/maps/tileGrid.ts'
import type { Beyond } from '../../../stage/world/mapLayout.ts'
import type { WorldPainter } from '../../../stage/world/paintWorld.ts'
import { onTheRoad } from './onTheRoad.ts'
import { paintMeadow } from './paintMeadow.ts'
import { raceGround } from './raceGround.ts'

/** The arch over the finish is higher than two tiles, and a little wider than one. */
const arch = { high: 1.6, aside: 0.6 } as const

function beyond(grid: TileGrid): Beyond {
  const [x, y] = raceGround(grid).course.at(-1) ?? [0, 0]
  const isAtSide = x === 0 || x === grid.width - 1
  return { above: Math.max(0, arch.high - y), beside: isAtSide ? arch.aside : 0 }
}

export const world: WorldPainter = { tile: { width: 76, height: 66 }, paint: paintMeadow, beyond, arrange: onTheRoad }
