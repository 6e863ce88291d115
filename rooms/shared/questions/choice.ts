import { isPlace, type KindRules, permuted } from './kindRules.ts'
import type { AnswerData } from './question.ts'

const choiceOf = (answer: AnswerData): number => ('choice' in answer ? answer.choice : -1)

export const choice: KindRules<'choice'> = {
  isScored: true,
  extraSeconds: 0,
  isAlwaysDrawn: false,
  asked: ({ answers, answerImages }) => ({ answers, ...(answerImages && { answerImages }) }),
  read: ({ answers }, { answer }) => (isPlace(answer, answers.length) ? { choice: answer } : null),
  parts: ({ answers }) => answers.length,
  inOrder: (question, order) => ({
    ...question,
    answers: permuted(question.answers, order),
    ...(question.answerImages && { answerImages: permuted(question.answerImages, order) }),
    correct: order.indexOf(question.correct),
  }),
  grade: ({ correct }, answer) => (choiceOf(answer) === correct ? 1 : 0),
  told: ({ correct }) => ({ correct }),
  spread: ({ answers }, given) => {
    const spread = answers.map(() => 0)
    for (const answer of given) {
      const place = choiceOf(answer)
      if (place >= 0) spread[place] = (spread[place] ?? 0) + 1
    }
    return spread
  },
  right: ({ correct }) => ({ choice: correct }),
  wrong: ({ correct, answers }) => ({ choice: (correct + 1) % answers.length }),
  words: () => null,
  marks: ({ answers }) => answers.toSorted(),
}
