import type { WorldPainter } from '../../../stage/world/paintWorld.ts'
import { onTheClimb } from './onTheClimb.ts'
import { paintCastle } from './paintCastle.ts'

export const world: WorldPainter = { tile: { width: 59, height: 59 }, paint: paintCastle, arrange: onTheClimb }
