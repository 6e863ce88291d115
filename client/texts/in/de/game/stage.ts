import type { AllWords } from '../../../allWords.ts'

export const stageTexts: AllWords['stageTexts'] = {
  words: {
    you: 'Du',
    boss: 'König Gloop',
    double: 'DOPPELT!',
    blocked: 'GEBLOCKT',
    shield: 'SCHILD!',
    pop: 'PLOPP!',
  },
}
