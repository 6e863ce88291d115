import type { GameMode } from '../../rooms/shared/contract/gameModes.ts'
import type { MapMode } from '../../rooms/shared/maps/tileTypes.ts'
import type { ModeStage, StageOf } from './modeStage.ts'

/** A mode as pages know it; what is heavy of it is fetched when somebody plays it. */
export interface Mode {
  /** Null for a mode that has no map: there is nothing to be seen on a stage. */
  stage: (() => Promise<{ stage: ModeStage }>) | null
}

interface ModeOf<Name extends GameMode> extends Mode {
  stage: Name extends MapMode ? () => Promise<{ stage: StageOf<Name> }> : null
}

const everyMode: { readonly [Name in GameMode]: ModeOf<Name> } = {
  classic: { stage: null },
  racing: { stage: () => import('./racing/racingStage.ts') },
  battle: { stage: () => import('./battle/battleStage.ts') },
  'gold-quest': { stage: () => import('./goldQuest/goldQuestStage.ts') },
  tower: { stage: () => import('./tower/towerStage.ts') },
  survival: { stage: () => import('./survival/survivalStage.ts') },
}

/** Boards, events and moves differ by mode: whoever holds one hands it to the mode it comes from. */
export const modes: Readonly<Record<GameMode, Mode>> = everyMode
