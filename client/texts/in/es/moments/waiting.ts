import type { AllWords } from '../../../allWords.ts'
import { amountText, plural } from '../counting.ts'

export const cheeringTexts: AllWords['cheeringTexts'] = {
  cheer: 'Animar',
  hint: '¡Toca para animar!',
}

export const classGuessTexts: AllWords['classGuessTexts'] = {
  ask: '¿Quién acertará?',
  few: 'Poca gente',
  half: 'La mitad',
  most: 'La mayoría',
  guessed: 'Tu apuesta',
  sawIt: '¡Lo viste venir!',
  notThis: '¡No salió tu apuesta!',
  gotIt: (right, of) =>
    `${amountText(right)} de ${amountText(of)} ${plural(right, { one: 'acertó', other: 'acertaron' })}`,
}
