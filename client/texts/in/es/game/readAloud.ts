import type { AllWords } from '../../../allWords.ts'

export const readAloudTexts: AllWords['readAloudTexts'] = {
  read: 'Escuchar',
  stop: 'Parar',
  noVoice: 'Este dispositivo no tiene voz para esta pregunta.',
}
