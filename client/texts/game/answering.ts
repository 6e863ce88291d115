import { inWords } from '../language.ts'

/** For answers that are more than one choice. */
export const answeringTexts = inWords('answeringTexts', {
  several: 'Mark every right answer',
  order: 'Tap them in the right order',
  typed: 'Type your answer',
  number: 'Type a number',
  inDigits: 'Type a number in digits, for example 4',
  lockIn: 'Lock in',
  yourText: 'Your answer',
  placed: (number: number) => `number ${number}`,
  alsoRight: (texts: string) => `Also right: ${texts}`,
  counted: { right: 'right', partly: 'partly right', wrong: 'not right' },
  typeOnDevice: 'Type it on your device',
  orderOnDevice: 'Put them in order on your device',
  opinionOnDevice: 'What do you think? No answer is wrong',
  opinionHint: 'No answer is wrong, and there are no points.',
  slide: 'Look at the board. There is nothing to answer.',
  classThinks: 'This is what the class thinks',
  yours: 'your answer',
  severalOnDevice: 'More than one is right',
})
