import { inWords } from '../language.ts'
import { amountText, plural } from '../parts.ts'

/** Texts of a game that a phone does not need before its first answer. */
export const wallTexts = inWords('wallTexts', {
  correct: 'Correct',
  answered: (count: number, of: number) => `${amountText(count)} of ${amountText(of)} answered`,
  lastAnswers: 'Last answers…',
  chosenBy: (count: number) =>
    plural(count, { one: 'Chosen by 1 player', other: `Chosen by ${amountText(count)} players` }),
  explanation: 'Why',
  joinAt: 'Join at',
  lastAnswer: 'That was the last question',
  lastAnswerHint: 'Who won? The podium will show it.',
})
