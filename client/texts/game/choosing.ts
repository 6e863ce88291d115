import { inWords } from '../language.ts'
import { amountText } from '../parts.ts'
import { saying } from '../saying.ts'

/** Texts between a question and its turn. */
export const choosingTexts = inWords('choosingTexts', {
  chooseMove: 'Choose your move',
  moves: 'Moves',
  gained: (points: number) => `+${amountText(points)}`,
  byItself: 'chosen if time runs out',
  yourMove: 'Your move',
  waiting: 'Waiting for the others',
  safe: 'Safe',
  sending: 'Sending…',

  secondLook: 'Second look',
  secondLookHint: (points: number) => `Find the right one for +${points}. Nothing can hit you this turn`,
  yourLook: 'Your second look',
  learned: (points: number) => `Learned! +${points}`,
  notYet: 'Not yet',
  itWas: (letter: string, text: string) =>
    letter === '' ? saying`It was: ${text}` : saying`It was ${letter}: ${text}`,
  capeFor: (run: number, isGold: boolean) =>
    isGold
      ? `${amountText(run)} right in a row, and you wear gold!`
      : `${amountText(run)} right in a row, and you wear a cape!`,

  crossed: (place: string) => `You crossed the line ${place}`,
  crossedHint: 'You are done. Enjoy the confetti!',
  nothingToDo: 'The others are choosing',

  choosing: (done: number, of: number) => `Choosing… ${amountText(done)} of ${amountText(of)}`,
  boardHint: 'Right? Pick a move. Wrong? Take a second look.',
})
