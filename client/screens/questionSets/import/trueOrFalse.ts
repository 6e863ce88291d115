import type { Found } from './candidate.ts'
import { otherTruths } from './languages/leadingWords.ts'

type Pair = readonly [string, string]

/** The words of one language stand together, as assistants write them. */
const pairs: readonly Pair[] = [['True', 'False'], ...otherTruths]

/** In a text of any language these words are seldom anything else. */
const isUsual = ([one]: Pair): boolean => /^(?:True|Richtig|Wahr|Vrai|Vero|Verdadero)$/.test(one)

/** Words that are others in another language, or the answers to other questions: a pupil in Paris types "ne". */
const ambiguous = /^(?:ano|ne|vale|tosi|mali|salah|sant|sai|certo|o|x|да|нет|не|так|ні)$/

const spaced = /^(?!\p{sc=Han}|\p{sc=Hira}|\p{sc=Kana}|\p{sc=Thai})\p{L}/u
/** A word, and not the end of another one. Behind a short one none goes on: "piano" and "jeune" are no Czech yes and no. */
const wordIn = (word: string): RegExp =>
  new RegExp(
    `${spaced.test(word) ? '(?<!\\p{L})' : ''}${word.toLowerCase()}${/^\p{L}{1,3}$/u.test(word) && spaced.test(word) ? '(?!\\p{L})' : ''}`,
    'u',
  )

const found = new Map(pairs.flat().map((word) => [word, wordIn(word)]))

/** `(P/F)`, or at the end of the statement. */
const byInitials = (pair: Pair): RegExp => {
  const [one, other] = pair.map((word) => word[0])
  const initials = String.raw`(?<!\p{L})${one}\s*(?:/|or|oder|ou|o)\s*${other}(?!\p{L})`
  return new RegExp(
    isUsual(pair) ? initials : String.raw`${initials}(?=\s*[)）\]?.]*\s*$)|(?<=^[(（\[]?)${initials}`,
    'iu',
  )
}

const initials = new Map(pairs.map((pair) => [pair, byInitials(pair)]))

/** `True/False`, `T or F`, `Wahr oder falsch` */
const asksBetween = (question: string, pair: Pair): boolean =>
  pair.every((word) => found.get(word)?.test(question)) || Boolean(initials.get(pair)?.test(question))

/** Whether this word alone below a statement says whether that is true. */
const isVerdict = (question: string, pair: Pair, said: string): boolean =>
  /[.!。．！।۔]$/.test(question) &&
  (isUsual(pair) || (/[^\p{ASCII}]/u.test(question) && !/__|…/.test(question) && !ambiguous.test(said.toLowerCase())))

/** `(V/F)` stands for words of several languages: there the letters are the answers. */
function byLetter(asksFor: readonly Pair[], said: string): Partial<Found> | undefined {
  const letters = asksFor[0]?.map((word) => word.slice(0, 1)) ?? []
  const correct = letters.findIndex((letter) => same(letter, said))
  return correct < 0 ? undefined : { answers: letters, correct }
}

/**
 * A statement with `Answer: True` below it, and perhaps the reason behind the word. Pupils choose between the two words: typing
 * one would be a guess at how the teacher writes it. After another question, for example for the English word for something, the
 * word is to be typed.
 */
export function trueOrFalse(question: string, key: string): Partial<Found> | undefined {
  const [said = ''] = key.split(/[.!,;:。，；：।]|\s[–—(-]/, 1)
  // In China and Japan a pair of brackets waits for the verdict.
  const asked = question.toLowerCase().replace(/\s*[(（]\s*[)）]$/, '')
  const asksFor = pairs.filter((pair) => asksBetween(asked, pair))
  for (const pair of asksFor.length > 0 ? asksFor : pairs) {
    // A V begins the words of three languages.
    const isSaid = (word: string) => same(word, said) || (asksFor.length === 1 && same(word.slice(0, 1), said))
    const correct = pair.findIndex(isSaid)
    if (correct >= 0 && (asksFor.length > 0 || isVerdict(asked, pair, said))) return { answers: [...pair], correct }
  }
  return byLetter(asksFor, said)
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
