import type { Difficulty, GameMode } from '../../rooms/shared/contract/gameModes.ts'

export const modeNames: Record<GameMode, string> = {
  classic: 'Classic',
  racing: 'Racing',
  battle: 'Battle',
  'gold-quest': 'Gold Quest',
  tower: 'Tower',
  survival: 'Survival',
}

export const modeLines: Record<GameMode, string> = {
  classic: 'Nothing but questions, speed and a podium.',
  racing: 'Right answers drive your slime to the finish.',
  battle: 'Fight monsters, duel rivals, guard your score.',
  'gold-quest': 'Walk for gold and open mystery chests.',
  tower: 'Build towers together and hold the path.',
  survival: 'Three hearts. Find a safe tile every turn.',
}

export const difficultyNames: Record<Difficulty, string> = { easy: 'Easy', medium: 'Medium', hard: 'Hard' }
