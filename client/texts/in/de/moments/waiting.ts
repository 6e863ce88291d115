import type { AllWords } from '../../../allWords.ts'
import { amountText, plural } from '../counting.ts'

export const cheeringTexts: AllWords['cheeringTexts'] = {
  cheer: 'Jubeln',
  hint: 'Tippen und jubeln!',
}

export const classGuessTexts: AllWords['classGuessTexts'] = {
  ask: 'Wie viele wissen es?',
  few: 'Wenige',
  half: 'Die Hälfte',
  most: 'Die meisten',
  guessed: 'Dein Tipp',
  sawIt: 'Das hast du geahnt!',
  notThis: 'Anders als getippt!',
  gotIt: (right, of) =>
    `${amountText(right)} von ${amountText(of)} ${plural(right, { one: 'lag', other: 'lagen' })} richtig`,
}
