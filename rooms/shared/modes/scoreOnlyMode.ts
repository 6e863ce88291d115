import type { GameMode } from '../contract/gameModes.ts'
import type { ModeRules } from './modeRules.ts'

/** The questions alone decide: it is all of classic. */
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
