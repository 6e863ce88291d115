import type { ModeRules } from './modeRules.ts'

/** Nothing but the questions. */
export const classicMode: ModeRules<null> = {
  mode: 'classic',
  hasMoves: false,
  readBoard: () => null,
  movesFor: () => [],
  resolve: () => ({ board: null, changes: [], events: [], over: false }),
}
