import type { KindRules } from './kindRules.ts'
import type { AnswerData, TypedQuestion } from './question.ts'
import { longestTyped } from './questionLimits.ts'
import { cleanText, comparable, isMeant, type Readable, readable } from './typedText.ts'

const textOf = (answer: AnswerData): string => ('text' in answer ? answer.text : '')

/** Cached, so that it is prepared once for all players. */
const keysOf = new WeakMap<TypedQuestion, readonly Readable[]>()

function keysIn(question: TypedQuestion): readonly Readable[] {
  const known = keysOf.get(question)
  if (known) return known
  const keys = question.accept.map((text) => readable(comparable(text, question), question.language))
  keysOf.set(question, keys)
  return keys
}

export const typed: KindRules<'typed'> = {
  isScored: true,
  extraSeconds: 10,
  isAlwaysDrawn: false,
  asked: () => ({ answers: [] }),
  read: (_, { given }) => {
    const text = cleanText(given?.text ?? '')
    return text !== '' && text.length <= longestTyped ? { text } : null
  },
  parts: () => 0,
  inOrder: (question) => question,
  grade: (question, answer, others) => {
    const { strict, language } = question
    const text = comparable(textOf(answer), question)
    if (text === '') return 0
    const keys = keysIn(question)
    if (keys.some((key) => key.text === text)) return 1
    // An answer that fits another question is no typing error: Zambia does not count for Gambia.
    if (others.has(comparable(textOf(answer), { language }))) return 0
    const given = readable(text, language)
    return keys.some((key) => isMeant(given, key, strict)) ? 1 : 0
  },
  told: ({ accept }) => ({ correct: -1, texts: accept }),
  spread: () => [],
  right: ({ accept: [first = ''] }) => ({ text: first }),
  wrong: () => ({ text: '?' }),
  words: (_, answer) => textOf(answer),
  marks: ({ accept }) => accept.toSorted(),
}
