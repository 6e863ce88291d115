import type { MapMode } from '../../rooms/shared/maps/tileTypes.ts'
import type { ModeStage } from './modeStage.ts'

/** Only the stages, without the screens of their modes: a worker plays games with them. */
export const modeStages: Readonly<Record<MapMode, () => Promise<{ stage: ModeStage }>>> = {
  racing: () => import('./racing/racingStage.ts'),
  battle: () => import('./battle/battleStage.ts'),
  'gold-quest': () => import('./goldQuest/goldQuestStage.ts'),
  tower: () => import('./tower/towerStage.ts'),
  survival: () => import('./survival/survivalStage.ts'),
}
