import type { WorldPainter } from '../../../stage/world/paintWorld.ts'
import { inTheMaze } from './inTheMaze.ts'
import { paintTemple } from './paintTemple.ts'

export const world: WorldPainter = { tile: { width: 57, height: 56 }, paint: paintTemple, arrange: inTheMaze }
