import type { Difficulty, PracticeMode } from '../../../rooms/shared/contract/gameModes.ts'
import { inWords } from '../language.ts'

/** For the choice of a mode. */
export const modeLines = inWords('modeLines', {
  classic: 'Nothing but questions, speed and a podium.',
  racing: 'Answer, choose Nitro, an oil slick or a safe drive, and cross the line.',
  battle: 'Attack monsters, duel with rivals or stand guard, until the boss falls.',
  'gold-quest': 'Dig for gold and open chests: safe, golden or a thief’s.',
  tower: 'All together: lay stones, build towers and hold out against the waves.',
  survival: 'Three hearts on shaking ground: hide, roam or dare.',
})

/** Solo practice is the same game against one rival. */
export const practiceLines: Record<PracticeMode, string> = inWords('practiceLines', {
  classic: 'Nothing but questions and points.',
  racing: 'Answer, choose Nitro, an oil slick or a safe drive, and stay ahead of the AI.',
  battle: 'Answer, attack monsters, duel with the AI or stand guard.',
})

export const difficultyNames: Record<Difficulty, string> = inWords('difficultyNames', {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
})
