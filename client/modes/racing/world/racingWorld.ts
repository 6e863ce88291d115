import type { WorldPainter } from '../../../stage/world/paintWorld.ts'
import { onTheRoad } from './onTheRoad.ts'
import { paintMeadow } from './paintMeadow.ts'

export const world: WorldPainter = { tile: { width: 76, height: 66 }, paint: paintMeadow, arrange: onTheRoad }
