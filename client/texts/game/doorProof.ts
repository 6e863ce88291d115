import { inWords } from '../language.ts'

export const doorProofTexts = inWords('doorProofTexts', {
  ask: 'Which three slimes are on the board?',
  hint: 'Tap them from left to right.',
  which: ['Left slime', 'Middle slime', 'Right slime'],
  again: 'That is not what the board shows. Look again!',
  onBoard: 'To come in, tap',
  control: 'Ask newcomers what the board shows',
  limit: 'Only 4 players from any other network',
})
