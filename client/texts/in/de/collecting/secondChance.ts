import type { AllWords } from '../../../allWords.ts'

export const secondChanceTexts: AllWords['secondChanceTexts'] = {
  wait: 'Aus deiner Schule kamen viele falsche Versuche. Das dauert ein paar Sekunden.',
}
