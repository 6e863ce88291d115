import type { GameMode } from '../../rooms/shared/contract/gameModes.ts'
import { modes } from './modes.ts'

/** Mode and map of a game, in words. */
export const modeAndMap = (mode: GameMode, map: string): string =>
  map === '' ? modes[mode].words.name : `${modes[mode].words.name} · ${map}`
