import type { AllWords } from '../../../allWords.ts'

export const lobbyPlayTexts: AllWords['lobbyPlayTexts'] = {
  tap: 'Toca tu slime',
  hint: '¡Toca tu slime! ¡O tócalo dos veces!',
  poke: 'Dale un toquecito',
  taps: 'Tocar slimes',
}
