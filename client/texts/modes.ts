import type { Difficulty, GameMode } from '../../rooms/shared/contract/gameModes.ts'
import { inWords } from './language.ts'

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

export const modeLines: Record<GameMode, string> = inWords('modeLines', {
  classic: 'Nothing but questions, speed and a podium.',
  racing: 'Right answers drive your slime to the finish.',
  battle: 'Every right answer keeps your slime on its feet.',
  'gold-quest': 'Right answers turn into gold and treasure chests.',
  tower: 'Climb the standings, answer by answer.',
  survival: 'Stay ahead of the class until the last question.',
})

export const difficultyNames: Record<Difficulty, string> = inWords('difficultyNames', {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
})
