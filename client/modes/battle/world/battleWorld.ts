import type { WorldPainter } from '../../../stage/world/paintWorld.ts'
import { inTheArena } from './inTheArena.ts'
import { paintColosseum } from './paintColosseum.ts'

export const world: WorldPainter = {
  tile: { width: 67, height: 58 },
  paint: paintColosseum,
  arrange: inTheArena,
}
