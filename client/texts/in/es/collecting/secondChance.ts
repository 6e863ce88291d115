import type { AllWords } from '../../../allWords.ts'

export const secondChanceTexts: AllWords['secondChanceTexts'] = {
  wait: 'Hubo muchos intentos fallidos desde tu escuela. Esto tarda unos segundos.',
}
