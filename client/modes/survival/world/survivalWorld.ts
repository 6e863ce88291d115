import type { WorldPainter } from '../../../stage/world/paintWorld.ts'
import { onTheIsland } from './onTheIsland.ts'
import { paintVolcano } from './paintVolcano.ts'

export const world: WorldPainter = { tile: { width: 57, height: 54 }, paint: paintVolcano, arrange: onTheIsland }
