import '../refusals/classRefusals.ts'
import { inWords } from '../language.ts'
import { saying } from '../saying.ts'

/** For pupils who sign in with a card. */
export const cardTexts = inWords('cardTexts', {
  title: 'Log in with your card',
  intro: 'Type the three words on your card. Four letters of each are enough.',
  scanHint: 'Or scan the square on your card with the camera of a phone or tablet.',
  scan: 'Scan my card',
  holdCard: 'Hold the square of your card in front of the camera. The picture stays on this device.',
  cameraSees: 'What the camera sees',
  stopCamera: 'Stop',
  cameraOff: 'There is no camera, or it is not allowed here. Type the words of your card instead.',
  word: (number: number) => `Word ${number}`,
  wordsMissing: 'Please enter all three words',
  enter: 'Log in',
  typeWords: 'Type the three words',
  youAre: (username: string) => saying`You are ${username}.`,
  goOn: "Let's go",
  notYou: 'Not you?',
  someoneElse: (username: string) => saying`${username} is logged in here.`,
  someoneElseText: 'Use the card instead? Then this account is logged out on this device.',
  useCard: 'Use the card',
  keep: 'Stay logged in',
})
