import type { GameMode } from '../../rooms/shared/contract/gameModes.ts'
import type { MapMode } from '../../rooms/shared/maps/tileTypes.ts'
import { modeNames } from '../texts/game/modes.ts'
import type { ModeScreen, ScreenOf } from './modeScreen.ts'
import type { ModeStage, StageOf } from './modeStage.ts'
import type { ModeWords } from './modeWords.ts'

/** A mode as pages know it: its heavy parts are fetched when it is played. */
interface Mode {
  words: ModeWords
  screen(): Promise<{ screen: ModeScreen }>
  /** Null for a mode without a map: it has nothing to show on a stage. */
  stage: (() => Promise<{ stage: ModeStage }>) | null
}

interface ModeOf<Name extends GameMode> extends Mode {
  screen(): Promise<{ screen: ScreenOf<Name> }>
  stage: Name extends MapMode ? () => Promise<{ stage: StageOf<Name> }> : null
}

const everyMode: { readonly [Name in GameMode]: ModeOf<Name> } = {
  classic: {
    words: { name: modeNames.classic },
    screen: () => import('./classic/classicScreen.tsx'),
    stage: null,
  },
  racing: {
    words: { name: modeNames.racing },
    screen: () => import('./racing/racingScreen.tsx'),
    stage: () => import('./racing/racingStage.ts'),
  },
  battle: {
    words: { name: modeNames.battle },
    screen: () => import('./battle/battleScreen.tsx'),
    stage: () => import('./battle/battleStage.ts'),
  },
  'gold-quest': {
    words: { name: modeNames['gold-quest'] },
    screen: () => import('./goldQuest/goldQuestScreen.tsx'),
    stage: () => import('./goldQuest/goldQuestStage.ts'),
  },
  tower: {
    words: { name: modeNames.tower },
    screen: () => import('./tower/towerScreen.tsx'),
    stage: () => import('./tower/towerStage.ts'),
  },
  survival: {
    words: { name: modeNames.survival },
    screen: () => import('./survival/survivalScreen.tsx'),
    stage: () => import('./survival/survivalStage.ts'),
  },
}

/** Boards, events and moves differ by mode. A caller hands each only to the mode that it comes from. */
export const modes: Readonly<Record<GameMode, Mode>> = everyMode

export const hasMap = (mode: GameMode): mode is MapMode => modes[mode].stage !== null
