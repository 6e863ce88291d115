import type { AllWords } from '../../../allWords.ts'

export const stageTexts: AllWords['stageTexts'] = {
  words: {
    you: 'Tú',
    boss: 'Rey Gloop',
    double: '¡DOBLE!',
    blocked: 'BLOQUEO',
    shield: '¡ESCUDO!',
    pop: '¡PLOP!',
  },
}
