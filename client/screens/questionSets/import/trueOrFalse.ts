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
const stems = new Map(pairs.flat().map((word) => [word, wordIn(word.replace(/(?<=.{4})[oa]$/, ''))]))

/** `V` and `G` of `E vërtetë` and `E gabuar`. No letter tells `Rétt` from `Rangt`: there it is the words. */
const lettersOf = (pair: Pair): string[] => {
  const ways = [
    pair.map((word) => word.slice(0, 1)),
    pair.map((word) => word.split(' ').at(-1)?.slice(0, 1) ?? ''),
    [...pair],
  ]
  const apart = ways.find(([one, other]) => one !== other) ?? []
  return apart.map((letter) => letter.toUpperCase())
}

/** `(P/F)`, or at the end of the statement. */
const byInitials = (pair: Pair): RegExp => {
  const [one, other] = lettersOf(pair)
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

/** `Verdaderas o falsas`, above the statements */
const inWords = (pair: Pair, heading: string): boolean => pair.every((word) => stems.get(word)?.test(heading))

/** `Sono vere (V) o false (F)?` */
const inBrackets = (pair: Pair, heading: string): boolean =>
  lettersOf(pair).every((letter) => heading.includes(`(${letter.toLowerCase()})`))

const askedBy = (question: string, heading: string): readonly Pair[] => {
  const own = pairs.filter((pair) => asksBetween(question, pair))
  if (own.length > 0 || heading === '') return own
  const ways = [inWords, (pair: Pair) => asksBetween(heading, pair), inBrackets]
  return ways.map((way) => pairs.filter((pair) => way(pair, heading))).find((above) => above.length > 0) ?? []
}

/** Nobody writes a longer one. */
const longestHeading = 200
/** A quick look: a heading has such a word, or letters in brackets or with a stroke between. */
const mayHead = new RegExp(
  String.raw`\p{L}\s*/\s*\p{L}(?!\p{L})|[(（]\p{L}[)）]|(?<!\p{L})\p{L}\s+(?:or|oder|ou|o)\s+\p{L}(?!\p{L})|${[...stems.values()].map(({ source }) => source).join('|')}`,
  'iu',
)

/** Whether a line above some statements asks whether they are true. */
export const headsStatements = (line: string): boolean =>
  line.length < longestHeading && mayHead.test(line) && askedBy('', line.toLowerCase()).length > 0

/** Such a line for statements that have none: the letters of their key are those of two such words, `V` and `F`. */
export const headingFor = (letters: ReadonlySet<string>): string => {
  const said = [...letters].map((letter) => letter.toUpperCase())
  const pair = said.length === 2 && pairs.find((words) => lettersOf(words).every((letter) => said.includes(letter)))
  return pair ? lettersOf(pair).join('/') : ''
}

/** Such a line for statements that have none, if what is said about each of them is one of two such words. */
export const headingForWords = (verdicts: readonly string[]): string => {
  const isOf = (pair: Pair) =>
    verdicts.every((said) => !ambiguous.test(said.toLowerCase()) && pair.some((word) => same(word, said)))
  return pairs.find(isOf)?.join('/') ?? ''
}

/** Words and letters of a verdict, as a key lists them. */
export const verdictWords = pairs
  .flat()
  .toSorted((one, other) => other.length - one.length)
  .join('|')

/** Whether this word alone below a statement says whether that is true. */
const isVerdict = (question: string, pair: Pair, said: string): boolean =>
  /[.!。．！।۔]$/.test(question) &&
  (isUsual(pair) || (/[^\p{ASCII}]/u.test(question) && !/__|…/.test(question) && !ambiguous.test(said.toLowerCase())))

/** `(V/F)` stands for words of several languages: there the letters are the answers. */
function byLetter(asksFor: readonly Pair[], said: string): Partial<Found> | undefined {
  const letters = asksFor[0] ? lettersOf(asksFor[0]) : []
  const correct = letters.findIndex((letter) => same(letter, said))
  return correct < 0 ? undefined : { answers: letters, correct }
}

/** "Singular or plural (S/P)", above words: in a heading letters may be the Albanian ones, but pupils see no Albanian words. */
const isOtherwise = (pair: Pair, question: string, heading: string): boolean =>
  !isUsual(pair) && !asksBetween(question, pair) && !pair.some((word) => stems.get(word)?.test(heading))

/**
 * A statement with `Answer: True` below it, and perhaps the reason behind the word. Pupils choose between the two words: typing
 * one would be a guess at how the teacher writes it. After another question, for example for the English word for something, the
 * word is to be typed.
 */
export function trueOrFalse(question: string, key: string, heading = ''): Partial<Found> | undefined {
  const [said = ''] = key.split(/[.!,;:。，；：।]|\s[–—(-]/, 1)
  // In China and Japan a pair of brackets waits for the verdict.
  const asked = question.toLowerCase().replace(/\s*[(（]\s*[)）]$/, '')
  const asksFor = askedBy(asked, heading.toLowerCase())
  if (asksFor.length > 0 && asksFor.every((pair) => isOtherwise(pair, asked, heading.toLowerCase())))
    return byLetter(asksFor, said)
  for (const pair of asksFor.length > 0 ? asksFor : pairs) {
    // A V begins the words of three languages.
    const letters = asksFor.length === 1 ? lettersOf(pair) : []
    const correct = pair.findIndex((word, place) => same(word, said) || same(letters[place] ?? '', said))
    if (correct >= 0 && (asksFor.length > 0 || isVerdict(asked, pair, said))) return { answers: [...pair], correct }
  }
  return byLetter(asksFor, said)
}

const inBracketsBehind = /\s*[(（[]\s*([^()（）[\]]{1,20}?)\s*[)）\]]\s*[.。]?$/
const behindDash = /\s+[–—-]\s+([^–—-]{1,20}?)[.!。]?$/

/** `Rome is a city. (T)` or `Rome is a city. – true` below a heading, or `地球是圆的。（√）`: the verdict stands behind the statement. */
export function toldBehind(question: string, heading: string): (Partial<Found> & { question: string }) | undefined {
  const [all = '', said = ''] = inBracketsBehind.exec(question) ?? behindDash.exec(question) ?? []
  if (said === '' || (heading === '' && !/^[√×✓✗○]$/.test(said))) return undefined
  const statement = question.slice(0, question.length - all.length)
  const truth = trueOrFalse(`${statement}。`, said, heading || '√/×')
  return truth && { ...truth, question: statement }
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
