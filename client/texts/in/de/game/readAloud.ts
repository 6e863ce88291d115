import type { AllWords } from '../../../allWords.ts'

export const readAloudTexts: AllWords['readAloudTexts'] = {
  read: 'Vorlesen',
  stop: 'Stopp',
  noVoice: 'Dieses Gerät hat keine Stimme für diese Frage.',
}
