import type { GameMode } from '../contract/gameModes.ts'
import type { AnyModeRules } from './modeRegistry.ts'

/**
 * The questions alone decide, and what the mode shows follows from the score: lanes, hit points, treasure. It is all of
 * classic, and of every mode that has no moves of its own.
 */
export const scoreOnlyMode = (mode: GameMode): AnyModeRules => ({
  mode,
  hasMoves: false,
  readBoard: () => null,
  movesFor: () => [],
  resolve: () => ({ board: null, changes: [], events: [], over: false }),
})
