import type { GameMode } from '../contract/gameModes.ts'
import { classicMode } from './classicMode.ts'
import type { ModeRules } from './modeRules.ts'

/** Boards differ by mode; whoever holds a board got it from the same rule book it hands it back to. */
export type AnyModeRules = ModeRules<unknown>

/** The modes that can be played. Hosting any other is refused before a code is drawn. */
export const modeRegistry: Partial<Record<GameMode, AnyModeRules>> = {
  classic: classicMode as AnyModeRules,
}
