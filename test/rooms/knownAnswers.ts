import type { GivenAnswer } from '../../rooms/shared/contract/asking.ts'
import type { QuestionKind } from '../../rooms/shared/questions/question.ts'
import { someQuestions } from './shared/questions/someQuestions.ts'

/** The right answer, made from what a player sees of the question. */
export const known: {
  [Kind in QuestionKind]: (answers: readonly string[]) => { answer: number; given?: GivenAnswer }
} = {
  choice: (answers) => ({ answer: answers.indexOf('Paris') }),
  several: (answers) => ({ answer: -2, given: { choices: [answers.indexOf('5'), answers.indexOf('2')] } }),
  typed: () => ({ answer: -2, given: { text: 'Mercí' } }),
  number: () => ({ answer: -2, given: { text: '3,14' } }),
  order: (answers) => ({
    answer: -1,
    given: { order: someQuestions.order.items.map((item) => answers.indexOf(item)) },
  }),
  opinion: (answers) => ({ answer: -2, given: { choices: [answers.indexOf('Autumn')] } }),
  slide: () => ({ answer: -1 }),
}

/** Answers that are partly right. A choice and a word cannot be. */
export const halfKnown: Partial<{ [Kind in QuestionKind]: (answers: readonly string[]) => GivenAnswer }> = {
  several: (answers) => ({ choices: [answers.indexOf('2')] }),
  number: () => ({ text: '3.2' }),
  order: (answers) => {
    const [first = '', ...others] = someQuestions.order.items
    return { order: [...others, first].map((item) => answers.indexOf(item)) }
  },
}
