import type { GameMode } from '../contract/gameModes.ts'
import type { ModeRules } from './modeRules.ts'

/** Only the questions decide. Classic has no other rules. */
export const scoreOnlyMode = (mode: GameMode): ModeRules<null> => ({
  mode,
  version: 1,
  hasMoves: false,
  openBoard: () => null,
  admit: () => null,
  dismiss: () => null,
  prepare: () => null,
  offer: () => [],
  choose: () => ({ id: '' }),
  resolve: () => ({ board: null, changes: [], events: [], end: null }),
  payAtEnd: () => [],
  finishers: () => [],
  markOf: () => 0,
  show: () => null,
})
