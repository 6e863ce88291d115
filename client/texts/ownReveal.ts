import { inWords } from './language.ts'

/** Said on a phone after the first answer, and loaded after it. */
export const ownRevealTexts = inWords('ownRevealTexts', {
  itWas: 'It was',
  youChose: 'You chose',
  welcome: 'You are in!',
  welcomeHint: 'The next question is coming.',
  rightSoFar: (count: number) => (count === 1 ? '1 right answer so far' : `${count} right answers so far`),
})
