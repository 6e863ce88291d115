import { inAsciiDigits } from '../../../../rooms/shared/questions/digits.ts'
import { mostAnswers } from '../../../../rooms/shared/questions/questionLimits.ts'
import { signWords } from './languages/leadingWords.ts'

/** How tables and texts say which answers are right. */

const isPlace = (mark: string): boolean => /^(?:[1-6]|[a-f])$/i.test(mark)

const placeOf = (sign: string): number => (/\d/.test(sign) ? Number(sign) - 1 : sign.toLowerCase().charCodeAt(0) - 97)

export const sameAnswer = (mark: string, answers: readonly string[]): number | undefined => {
  const same = answers.findIndex((answer) => answer !== '' && answer.toLowerCase() === mark.toLowerCase())
  return same < 0 ? undefined : same
}

/** "Answer 3", "Option C", "(c)", "C.", "Letra C", "2번" */
const dressed = new RegExp(
  String.raw`^(?:(?:answer|option|choice|${signWords})\s*)?\(?([1-6]|[a-f])(?:[).:]|번|番|项|項)?$`,
  'iu',
)
const longestMark = 60
/** "C) Berlin" */
const ledBy = /^\(?([1-6]|[a-f])[).:]\s+(.+)$/iu

/** 'B', '2', 'Answer 2', 'b) Berlin' and the text of the answer itself all mean the second one. */
export const correctIndex = (mark: string, answers: readonly string[]): number | undefined => {
  if (isPlace(mark)) return placeOf(mark)
  const same = sameAnswer(mark, answers)
  if (same !== undefined) return same
  const sign = mark.length > longestMark ? undefined : dressed.exec(inAsciiDigits(mark.normalize('NFKC')))?.[1]
  if (sign !== undefined) return placeOf(sign)
  const [, led = '', text = ''] = ledBy.exec(mark) ?? []
  return led !== '' && sameAnswer(text, answers) === placeOf(led) ? placeOf(led) : undefined
}

/** Stands between several right answers. */
const between = /\s*[,;&+]\s*|\s+(?:and|und|et|y|e|ed|en|i|och|og|ja|ve|și|dan|và|és|ir|un|eta|oraz)\s+/i

/** `1,3`, `A; C` and `A) Whale and C) Bat` are several. */
export const severalIndexes = (mark: string, answers: readonly string[] = []): number[] | undefined => {
  const places = mark.split(between).map((one) => correctIndex(one, answers))
  const found = new Set(places.flatMap((place) => place ?? []))
  return places.length > 1 && !places.includes(undefined) ? [...found] : undefined
}

/** `ACD`, as in China, or `134` beside numbers, if no answer begins so: `134 km`. */
const joinedIndexes = (words: string, answers: readonly string[], areNumbered: boolean): number[] | undefined => {
  if (words.length > mostAnswers || answers.some((answer) => answer.startsWith(words))) return undefined
  const places = [...words].map((sign) => (areNumbered ? '123456' : 'ABCDEF').indexOf(sign))
  const isRising = places.every((place, at) => place > (places[at - 1] ?? -1) && place < answers.length)
  return isRising && places.length > 1 ? places : undefined
}

/** "B) Rome", "B – because …", "B (see page 4)" */
const toldAbout = /^\(?([a-f])(?:[.):]| (?=[(–-]))\s*(.*)$/i
/** "…, C) Bat" */
const oneMore = /(?:[,;&+/]|\s(?:and|und|et|y|e|ed|en|or))\s*\(?[a-f](?:[.):]|\s*[–—-]|\s*$|\s+\()/i

/** Which answers are right by the words of a label or a key. None if the words contradict themselves. */
export function rightsNamed(words: string, answers: readonly string[], areNumbered: boolean): number[] {
  const same = sameAnswer(words, answers)
  // Beside answers with letters, a 4 is the answer 4 and not the fourth.
  if (same !== undefined && !areNumbered && /\d/.test(words)) return [same]
  const letters = severalIndexes(words) ?? severalIndexes(words.replace(/\s+(?:[–—-]\s|\().*$/, ''))
  if (letters) return letters
  const joined = same === undefined ? joinedIndexes(words, answers, areNumbered) : undefined
  if (joined) return joined
  const several = same === undefined ? severalIndexes(words, answers) : undefined
  if (several) return several
  const place = correctIndex(words, answers)
  if (place !== undefined) return [place]
  const [, letter = '', rest = ''] = toldAbout.exec(words) ?? []
  return letter === '' || sameAnswer(rest, answers) !== undefined || oneMore.test(rest) ? [] : [placeOf(letter)]
}

type MarkedRow = { mark: string; answers: readonly string[] }

/**
 * Whether a column of marks holds the right answers themselves: each mark is an answer, and some can only be that. Then a 4
 * beside the answers 3, 4, 5 and 6 means the answer 4, not the fourth.
 */
export const saysAnswers = (rows: readonly MarkedRow[]): boolean => {
  const marked = rows.filter(({ mark }) => mark !== '')
  return (
    marked.every(({ mark, answers }) => sameAnswer(mark, answers) !== undefined) &&
    marked.some(({ mark }) => !isPlace(mark))
  )
}

/** Whether the last cell of a row is a mark, and not one more answer. */
export const isMarkOf = (mark: string, answers: readonly string[]): boolean => {
  const place = correctIndex(mark, answers)
  return severalIndexes(mark) !== undefined || (place !== undefined && place < Math.min(answers.length, mostAnswers))
}

const star = /^(?:\*|[✓✔✅☑]\ufe0f?)\s*(?=[^*\s])|(?<=[^*\s])\s*(?:\*|[✓✔✅☑]\ufe0f?)$/u

/** A `*` or a tick before or after an answer marks it as right, if the row has no other mark. */
export const starredIndexes = (answers: readonly string[]): number[] => {
  const starred = answers.flatMap((answer, place) => (star.test(answer) ? [place] : []))
  return starred.length < answers.filter(Boolean).length ? starred : []
}

export const withoutStar = (answer: string): string => answer.replace(star, '').replace(/^[❌✗✘]\s*(?=\S)/u, '')
