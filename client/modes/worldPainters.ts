import type { MapMode } from '../../rooms/shared/maps/tileTypes.ts'
import type { WorldPainter } from '../stage/world/paintWorld.ts'

/** Only the painters, without the stage and the screens of their modes: a worker paints with them. */
export const worldPainters: Readonly<Record<MapMode, () => Promise<{ world: WorldPainter }>>> = {
  racing: () => import('./racing/world/racingWorld.ts'),
  battle: () => import('./battle/world/battleWorld.ts'),
  'gold-quest': () => import('./goldQuest/world/goldQuestWorld.ts'),
  tower: () => import('./tower/world/towerWorld.ts'),
  survival: () => import('./survival/world/survivalWorld.ts'),
}
