import type { AllWords } from '../../../allWords.ts'

export const doorProofTexts: AllWords['doorProofTexts'] = {
  ask: '¿Qué tres slimes hay en la pizarra?',
  hint: 'Tócalos de izquierda a derecha.',
  which: ['Slime izquierdo', 'Slime central', 'Slime derecho'],
  again: 'La pizarra muestra otra cosa. ¡Mira otra vez!',
  onBoard: 'Para entrar, toca',
  control: 'Preguntar al entrar qué muestra la pizarra',
  limit: 'Solo 4 desde cualquier otra red',
}
