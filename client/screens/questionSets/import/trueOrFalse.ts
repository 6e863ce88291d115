import type { Found } from './candidate.ts'
import { otherTruths } from './languages/leadingWords.ts'

/** The words of one language stand together, as assistants write them. */
const pairs: readonly (readonly [string, string])[] = [['True', 'False'], ...otherTruths]

/** `True/False`, `T or F`, `Wahr oder falsch` */
const asksBetween = (question: string, [one, other]: readonly [string, string]): boolean =>
  [one, other].every((word) => question.includes(word.toLowerCase())) ||
  new RegExp(`(?<!\\p{L})${one[0]}\\s*(?:/|or|oder|ou|o)\\s*${other[0]}(?!\\p{L})`, 'iu').test(question)

/**
 * A statement with `Answer: True` below it, and perhaps the reason behind the word. Pupils choose between the two words: typing
 * one would be a guess at how the teacher writes it. After another question, for example for the English word for something, the
 * word is to be typed.
 */
export function trueOrFalse(question: string, key: string): Partial<Found> | undefined {
  const [said = ''] = key.split(/[.!,;:。，；：।]|\s[–—(-]/, 1)
  const asked = question.toLowerCase()
  const asksFor = pairs.filter((pair) => asksBetween(asked, pair))
  for (const pair of asksFor.length > 0 ? asksFor : pairs) {
    // A V begins the words of three languages.
    const isSaid = (word: string) => same(word, said) || (asksFor.length === 1 && same(word.slice(0, 1), said))
    const correct = pair.findIndex(isSaid)
    if (correct >= 0 && (asksFor.length > 0 || /[.!。．！।۔]$/.test(asked))) return { answers: [...pair], correct }
  }
  return undefined
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
