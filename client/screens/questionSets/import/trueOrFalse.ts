import type { Found } from './candidate.ts'

/** The words of one language stand together, as assistants write them. */
const pairs: readonly (readonly [string, string])[] = [
  ['True', 'False'],
  ['Richtig', 'Falsch'],
  ['Wahr', 'Falsch'],
  ['Vrai', 'Faux'],
  ['Vero', 'Falso'],
  ['Verdadero', 'Falso'],
]

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/**
 * A statement with `Answer: True` below it. Pupils choose between the two words: typing one would be a guess at how the
 * teacher writes it. After another question, for example for the English word for something, the word is to be typed.
 */
export function trueOrFalse(question: string, key: string): Partial<Found> | undefined {
  const said = key.replace(/[.!]$/, '')
  const asked = question.toLowerCase()
  const pair = pairs.find(
    (words) =>
      words.some((word) => same(word, said)) &&
      (/[.!]$/.test(asked) || words.every((word) => asked.includes(word.toLowerCase()))),
  )
  return pair && { answers: [...pair], correct: pair.findIndex((word) => same(word, said)) }
}
