import { inWords } from '../language.ts'

/** Words in the Excel file of a report, beside those that the report's page has, too. */
export const reportSheetTexts = inWords('reportSheetTexts', {
  name: 'Name',
  share: 'Correct %',
  seconds: 'Seconds',
  coins: 'Coins',
  question: 'Question',
  numbered: (number: number, question: string) => `${number}. ${question}`,
  notCounted: (head: string) => `${head} (not counted)`,
  rightAnswer: 'Right answer',
  game: 'Game',
  set: 'Question set',
  mode: 'Game mode',
  played: 'Played',
  code: 'Game code',
})
