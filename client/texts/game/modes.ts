import { inWords } from '../language.ts'

export const modeNames = inWords('modeNames', {
  classic: 'Classic',
  racing: 'Racing',
  battle: 'Battle',
  'gold-quest': 'Gold Quest',
  tower: 'Tower',
  survival: 'Survival',
})
