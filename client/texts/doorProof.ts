import { inWords } from './language.ts'

export const doorProofTexts = inWords('doorProofTexts', {
  ask: 'Which two slimes are on the board?',
  hint: 'Tap the left one first, then the right one.',
  first: 'Left slime',
  second: 'Right slime',
  again: 'That is not what the board shows. Look again!',
  onBoard: 'To come in, tap',
  control: 'Ask newcomers what the board shows',
})
