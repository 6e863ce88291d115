import type { AllWords } from '../../../allWords.ts'
import { plural } from '../counting.ts'

export const ownRevealTexts: AllWords['ownRevealTexts'] = {
  itWas: 'Richtig',
  youChose: 'Gewählt',
  rightSoFar: (count) =>
    plural(count, { one: 'Bisher 1 richtige Antwort', other: `Bisher ${count} richtige Antworten` }),
}
