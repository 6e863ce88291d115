import { isPlace, type KindRules, placesInText } from './kindRules.ts'
import type { AnswerData } from './question.ts'

const chosen = (answer: AnswerData): number => ('choices' in answer ? (answer.choices[0] ?? -1) : -1)

/** No answer is right or wrong: the class is asked in order to talk about it. */
export const opinion: KindRules<'opinion'> = {
  isScored: false,
  extraSeconds: 0,
  isAlwaysDrawn: false,
  asked: ({ answers, answerImages }) => ({ answers, ...(answerImages && { answerImages }) }),
  read: ({ answers }, { given }) => {
    const [place = -1, ...more] = given?.choices ?? placesInText(given?.text) ?? []
    return more.length === 0 && isPlace(place, answers.length) ? { choices: [place] } : null
  },
  // The answers form a scale from one end to the other, so their order stays.
  parts: () => 0,
  inOrder: (question) => question,
  grade: () => 0,
  told: () => ({ correct: -1 }),
  spread: ({ answers }, given) => {
    const spread = answers.map(() => 0)
    for (const answer of given) {
      const place = chosen(answer)
      if (place >= 0) spread[place] = (spread[place] ?? 0) + 1
    }
    return spread
  },
  right: () => ({ choices: [0] }),
  wrong: () => ({ choices: [1] }),
  words: () => null,
  marks: ({ answers }) => answers.toSorted(),
}
