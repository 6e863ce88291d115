import { inWords } from '../language.ts'
import { amountText } from '../parts.ts'

/** For who has chosen, while others still do. */
export const cheeringTexts = inWords('cheeringTexts', {
  cheer: 'Cheer',
  hint: 'Tap to cheer!',
})

/** For who has answered, while others still think: nothing hangs on it. */
export const classGuessTexts = inWords('classGuessTexts', {
  ask: 'Who gets it right?',
  few: 'A few',
  half: 'Half of us',
  most: 'Most of us',
  guessed: 'Your guess',
  sawIt: 'You saw it coming!',
  notThis: 'Not what you guessed!',
  gotIt: (right: number, of: number) => `${amountText(right)} of ${amountText(of)} got it right`,
})
