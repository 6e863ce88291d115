import type { AllWords } from '../../../allWords.ts'
import { amountText, plural } from '../counting.ts'

export const finaleTexts: AllWords['finaleTexts'] = {
  last: (left) =>
    plural(left, {
      one: 'Última pregunta:',
      other: left === 3 ? 'Últimas tres:' : left === 2 ? 'Últimas dos:' : `Últimas ${amountText(left)}:`,
    }),
  doubles: '¡todo vale doble!',
  chooseMove: 'Elige: ¡vale doble!',
  double: '¡Cada jugada vale ×2!',
}
