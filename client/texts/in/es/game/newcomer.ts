import type { AllWords } from '../../../allWords.ts'

export const newcomerTexts: AllWords['newcomerTexts'] = {
  welcome: '¡Ya estás dentro!',
  welcomeHint: 'Ya viene la próxima pregunta.',
}
