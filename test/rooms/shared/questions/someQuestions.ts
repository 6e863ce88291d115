import type { KeyedQuestion, QuestionKind, QuestionOf } from '../../../../rooms/shared/questions/question.ts'
import { isScored } from '../../../../rooms/shared/questions/questionKinds.ts'

/** One of every kind. */
export const someQuestions: { [Kind in QuestionKind]: QuestionOf<Kind> } = {
  choice: { question: 'Capital of France?', answers: ['Paris', 'Rome', 'Oslo'], correct: 0 },
  several: { kind: 'several', question: 'Which are prime?', answers: ['2', '4', '5', '9'], correct: [0, 2] },
  typed: { kind: 'typed', question: 'Say thank you in French', accept: ['merci', 'je vous remercie'] },
  number: { kind: 'number', question: 'Pi to two places?', value: 3.14, within: 0.005, nearly: 0.1, unit: 'rad' },
  order: { kind: 'order', question: 'From old to new', items: ['Rome', 'Columbus', 'Moon landing', 'Web'] },
  opinion: { kind: 'opinion', question: 'Which season is best?', answers: ['Spring', 'Summer', 'Autumn', 'Winter'] },
  slide: { kind: 'slide', question: 'Now come the hard ones' },
}

export const allKinds: readonly KeyedQuestion[] = Object.values(someQuestions)
/** Those that have a right answer. */
export const scoredKinds = allKinds.filter(isScored)
