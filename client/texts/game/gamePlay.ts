import { pluralsOf } from '../counting.ts'
import { inWords } from '../language.ts'
import { amountText, plural } from '../parts.ts'
import { saying } from '../saying.ts'

const ordinal = pluralsOf('en', 'ordinal')

export const placeText = inWords(
  'placeText',
  (place: number) => `${amountText(place)}${ordinal(place, { one: 'st', two: 'nd', few: 'rd', other: 'th' })}`,
)

const points = (count: number) => `${amountText(count)} ${plural(count, { one: 'point', other: 'points' })}`

export const gamePlayTexts = inWords('gamePlayTexts', {
  movedUp: (places: number) => `Up ${places}`,
  movedDown: (places: number) => `Down ${places}`,
  documentTitle: (code: string) => `Playing ${code}`,
  loading: 'Getting the game ready…',
  getReady: 'Get ready',
  firstQuestionIn: 'The first question is coming',
  question: (number: number, total: number) => `Question ${number} of ${total}`,
  questionImage: 'Picture for this question',
  secondsLeft: (seconds: number) => `${seconds} seconds left`,
  timer: 'Time left',
  answers: 'Answers',
  /** The letter is empty if the answer has none. */
  partly: 'Partly right',
  rightAnswer: (letter: string, text: string) =>
    letter === '' ? saying`The right answer is: ${text}` : saying`The right answer is ${letter}: ${text}`,
  yourAnswer: 'Your answer',
  standings: 'Standings',
  paused: 'Paused',
  pausedHint: 'The host paused the game. The clock is stopped.',
  waiting: 'Waiting for everybody',
  waitingHint: 'The game was out of reach for a moment. You lose no time, and answers count.',
  code: 'Code',
  points,
  score: 'Score',

  lockedIn: 'Answer locked in',
  sending: 'Sending your answer…',
  lockedInHint: 'Waiting for the others.',
  timeUp: 'Time is up!',
  right: 'Correct!',
  wrong: 'Not this time',
  takenOut: 'Question removed',
  takenOutHint: 'It does not count.',
  gained: (count: number) => `+${amountText(count)}`,
  streak: (count: number) => `${count} in a row`,
  streakCheers: { 3: 'On a roll, with a cape!', 5: 'A golden cape!', 10: 'Legendary!' } as Readonly<
    Record<number, string>
  >,
  leading: (by: number, name: string) => saying`${points(by)} ahead of ${name}`,
  behind: (by: number, name: string) => saying`${points(by)} behind ${name}`,
  levelWith: (name: string) => saying`Same score as ${name}`,
  rankLine: (place: number, gap: string) => (gap === '' ? placeText(place) : `${placeText(place)} - ${gap}`),

  connectionLost: 'Connection lost. Coming back...',
  connectionBack: 'You are back!',

  over: 'The game is over',
  calledOff: 'This game was called off',
  youCame: (place: number) => `You came ${placeText(place)}!`,
  lookAtBoard: 'Look at the board!',
  backToDashboard: 'Back to Dashboard',
})
