import { arePlaces, type KindRules, permuted, placesInText } from './kindRules.ts'
import { shareOfChoices } from './partShares.ts'
import type { AnswerData } from './question.ts'

const choicesOf = (answer: AnswerData): readonly number[] => ('choices' in answer ? answer.choices : [])

export const several: KindRules<'several'> = {
  isScored: true,
  extraSeconds: 0,
  isAlwaysDrawn: false,
  asked: ({ answers, answerImages }) => ({ answers, ...(answerImages && { answerImages }) }),
  read: ({ answers }, { given }) => {
    const choices = given?.choices ?? placesInText(given?.text)
    if (!choices || choices.length === 0 || !arePlaces(choices, answers.length)) return null
    return { choices: [...choices].sort((a, b) => a - b) }
  },
  parts: ({ answers }) => answers.length,
  inOrder: (question, order) => ({
    ...question,
    answers: permuted(question.answers, order),
    ...(question.answerImages && { answerImages: permuted(question.answerImages, order) }),
    correct: question.correct.map((place) => order.indexOf(place)).sort((a, b) => a - b),
  }),
  grade: ({ correct }, answer) => shareOfChoices(correct, choicesOf(answer)),
  told: ({ correct }) => ({ correct: -1, rights: correct }),
  spread: ({ answers }, given) => {
    const spread = answers.map(() => 0)
    for (const answer of given) for (const place of choicesOf(answer)) spread[place] = (spread[place] ?? 0) + 1
    return spread
  },
  right: ({ correct }) => ({ choices: correct }),
  wrong: ({ correct, answers }) => {
    const wrong = answers.findIndex((_, place) => !correct.includes(place))
    return { choices: [wrong, ...correct.slice(1)].sort((a, b) => a - b) }
  },
  words: ({ answers }, answer) => permuted(answers, choicesOf(answer)).join(', '),
  marks: ({ answers }) => answers.toSorted(),
}
