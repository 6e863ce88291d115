import type { GameMode } from '../contract/gameModes.ts'
import type { ModeRules } from './modeRules.ts'
import { scoreOnlyMode } from './scoreOnlyMode.ts'

/** Boards differ by mode; whoever holds a board got it from the same rule book it hands it back to. */
export type AnyModeRules = ModeRules<unknown>

/** Every mode has its rule book: one that is missing does not compile. */
export const modeRegistry: Record<GameMode, AnyModeRules> = {
  classic: scoreOnlyMode('classic'),
  racing: scoreOnlyMode('racing'),
  battle: scoreOnlyMode('battle'),
  'gold-quest': scoreOnlyMode('gold-quest'),
  tower: scoreOnlyMode('tower'),
  survival: scoreOnlyMode('survival'),
}
