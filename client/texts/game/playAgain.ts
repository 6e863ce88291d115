import { inWords } from '../language.ts'

export const playAgainTexts = inWords('playAgainTexts', {
  again: 'Play again',
  report: 'See report',
  other: 'Another set or mode',
  otherTitle: 'Play again with…',
  otherHint: 'Everybody keeps their seat and their name.',
  sameSet: 'Choose no set to play the same one again.',
  setGone: 'Choose another set: the one you have just played was deleted or made private.',
  notTaught: 'You do not teach this class any more. Start a new game without it.',
  go: 'Play this',
  startsIn: (seconds: number) => `Starts in ${seconds}`,
  wait: 'Wait',
})
