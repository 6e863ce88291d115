import { inWords } from './language.ts'
export const joinTexts = inWords('joinTexts', {
  title: 'Join a Game',
  documentTitle: 'Join a game',
  code: 'Game code',
  placeholder: 'ABC123',
  join: 'Join',
  codeMissing: 'Please enter a game code',
  intro: 'Type the six characters from the board.',
  guestHint: 'Playing as a guest. Log in to earn coins and slimes.',
})
