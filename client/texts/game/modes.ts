import type { GameMode } from '../../../rooms/shared/contract/gameModes.ts'
import { inWords } from '../language.ts'

export const modeNames: Record<GameMode, string> = inWords('modeNames', {
  classic: 'Classic',
  racing: 'Racing',
  battle: 'Battle',
  'gold-quest': 'Gold Quest',
  tower: 'Tower',
  survival: 'Survival',
})

/** What is played, and where. */
export const modeAndMap = (mode: GameMode, map: string): string =>
  map === '' ? modeNames[mode] : `${modeNames[mode]} · ${map}`
