import type { AllWords } from '../../../allWords.ts'

export const newcomerTexts: AllWords['newcomerTexts'] = {
  welcome: 'Du bist dabei!',
  welcomeHint: 'Gleich kommt die nächste Frage.',
}
