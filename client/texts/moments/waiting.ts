import { inWords } from '../language.ts'
import { amountText } from '../parts.ts'

/** For a player who has chosen, while others still choose. */
export const cheeringTexts = inWords('cheeringTexts', {
  cheer: 'Cheer',
  hint: 'Tap to cheer!',
})

/** For a player who has answered, while others still think. The guess decides nothing. */
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
