import { isPlace, type KindRules, placesInText } from './kindRules.ts'
import type { AnswerData } from './question.ts'

const chosen = (answer: AnswerData): number => ('choices' in answer ? (answer.choices[0] ?? -1) : -1)

/** Nothing of it is right or wrong: it is asked to be talked about. */
export const opinion: KindRules<'opinion'> = {
  isScored: false,
  extraSeconds: 0,
  isAlwaysDrawn: false,
  asked: ({ answers, answerImages }) => ({ answers, ...(answerImages && { answerImages }) }),
  read: ({ answers }, { given }) => {
    const [place = -1, ...more] = given?.choices ?? placesInText(given?.text) ?? []
    return more.length === 0 && isPlace(place, answers.length) ? { choices: [place] } : null
  },
  // From one end of a scale to the other: it stays as it is written.
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
