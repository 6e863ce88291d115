import type { WorldPainter } from '../../../stage/world/paintWorld.ts'
import { atStart } from './atStart.ts'
import { paintMeadow } from './paintMeadow.ts'

export const world: WorldPainter = { tile: { width: 76, height: 66 }, paint: paintMeadow, arrange: atStart }
