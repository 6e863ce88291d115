import { inWords } from '../language.ts'

/** What stands in a report that is kept as an Excel file, beside the words of its page. */
export const reportSheetTexts = inWords('reportSheetTexts', {
  name: 'Name',
  share: 'Correct %',
  seconds: 'Seconds',
  coins: 'Coins',
  question: 'Question',
  numbered: (number: number, question: string) => `${number}. ${question}`,
  rightAnswer: 'Right answer',
  game: 'Game',
  set: 'Question set',
  mode: 'Game mode',
  played: 'Played',
  code: 'Game code',
})
