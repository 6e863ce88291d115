import { inSequence } from './inSequence.ts'
import { arePlaces, type KindRules, permuted, placesInText } from './kindRules.ts'
import { shareOfOrder } from './partShares.ts'
import type { AnswerData, OrderQuestion } from './question.ts'

/** The places of `items` in the order in which they are asked. */
const shownOf = ({ items, shown }: OrderQuestion): readonly number[] => shown ?? items.map((_, place) => place)

/** The places in the key of the items, in the order in which the player put them. */
const sequence = (question: OrderQuestion, answer: AnswerData): number[] =>
  'order' in answer ? permuted(shownOf(question), answer.order) : []

const rightOrder = (question: OrderQuestion): number[] => {
  const shown = shownOf(question)
  return question.items.map((_, place) => shown.indexOf(place))
}

export const order: KindRules<'order'> = {
  isScored: true,
  extraSeconds: 10,
  isAlwaysDrawn: true,
  asked: (question) => ({ answers: permuted(question.items, shownOf(question)) }),
  read: ({ items }, { given }) => {
    const places = given?.order ?? placesInText(given?.text)
    return places?.length === items.length && arePlaces(places, items.length) ? { order: [...places] } : null
  },
  parts: ({ items }) => items.length,
  inOrder: (question, shown) => ({ ...question, shown: permuted(shownOf(question), shown) }),
  grade: (question, answer) => {
    const placed = sequence(question, answer)
    return placed.length === question.items.length ? shareOfOrder(placed) : 0
  },
  told: (question) => ({ correct: -1, rights: rightOrder(question) }),
  spread: () => [],
  right: (question) => ({ order: rightOrder(question) }),
  wrong: (question) => ({ order: rightOrder(question).reverse() }),
  words: (question, answer) => inSequence(permuted(question.items, sequence(question, answer))),
  marks: ({ items }) => items.toSorted(),
}
