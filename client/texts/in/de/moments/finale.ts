import type { AllWords } from '../../../allWords.ts'
import { amountText, plural } from '../counting.ts'

export const finaleTexts: AllWords['finaleTexts'] = {
  last: (left) =>
    plural(left, {
      one: 'Letzte Frage:',
      other: left === 3 ? 'Die letzten drei:' : left === 2 ? 'Die letzten zwei:' : `Die letzten ${amountText(left)}:`,
    }),
  doubles: 'alles zählt doppelt!',
  chooseMove: 'Wähle: Es zählt doppelt!',
  double: 'Züge zählen doppelt!',
}
