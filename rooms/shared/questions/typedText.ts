import { inAsciiDigits } from './digits.ts'
import { type Reading, readingIn } from './letters.ts'
import type { Strictness } from './question.ts'
import { withNumbersApart } from './raisedSigns.ts'

/** Invisible signs, halves of characters, and signs that turn the reading direction. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]/gu

/** A typed text on one line, without invisible signs. */
export const cleanText = (text: string): string => text.replace(/\s+/gu, ' ').replace(unseen, '').trim()

const punctuation = String.raw`[\s.,;:!?"'()…¿¡،؛؟۔।॥。、「」『』《》]+`
const outer = new RegExp(`^${punctuation}|${punctuation}$`, 'gu')

/** Signs that look alike, or that stand on different keyboards for the same. */
const twins: readonly (readonly [signs: RegExp, as: string])[] = [
  [/[‘’‛ʻʼ`׳]/g, "'"],
  [/[“”„«»״]/g, '"'],
  [/[‐‑‒–—−־]/g, '-'],
  [/[\u064b-\u065f\u0670\u0640]/g, ''],
  [/[أإآٱ]/g, 'ا'],
  [/ی/g, 'ي'],
  [/ک/g, 'ك'],
  [/[ہۂۀ]/g, 'ه'],
  [/เเ/g, 'แ'],
  [/٫/g, '.'],
  [/٬/g, ','],
  [/٪/g, '%'],
  [/\u2044/g, '/'],
  // Of x² only x2 is left.
  [/(?<=\p{L})\^(?=\d)/gu, ''],
]

const plain = /^[\x20-\x5d\x5f-\x7e]*$/

/** A Russian keyboard has an Х for the Roman ten, and a Ukrainian one an І for the one. */
const cyrillicNumber = /(?<!\p{L})[ivxхі]+(?!\p{L})/giu
const inLatin: Readonly<Record<string, string>> = { х: 'x', Х: 'X', і: 'i', І: 'I' }

/** How strictly texts are compared, and by the rules of which language. */
interface Compared {
  strict?: readonly Strictness[] | undefined
  language?: string | undefined
}

/** Writes letters that differ but mean the same in one way. */
function alike(text: string, strict: readonly Strictness[], reading: Reading): string {
  // NFKC would make a blank of the accent that many keyboards write for an apostrophe.
  const whole = inAsciiDigits(withNumbersApart(cleanText(text).replaceAll('´', "'")).normalize('NFKC'))
  let same = twins.reduce((read, [signs, as]) => read.replace(signs, as), whole)
  if (/[хі]/iu.test(same))
    same = same.replace(cyrillicNumber, (number) => number.replace(/[хі]/giu, (sign) => inLatin[sign] ?? sign))
  if (!strict.includes('case')) same = reading.lower(same)
  same = reading.spelled(same.replaceAll('ß', 'ss').replaceAll('ẞ', 'SS'))
  return strict.includes('accents') ? same : reading.withoutSigns(same)
}

/** The text as it is compared: without anything that does not change its meaning. */
export function comparable(text: string, { strict = [], language }: Compared = {}): string {
  const reading = readingIn(language)
  // A fast way for plain letters: most answers have no others, and a class sends a thousand at once.
  const isPlain = reading.isPlain && plain.test(text)
  const same = isPlain ? (strict.includes('case') ? text : text.toLowerCase()) : alike(text, strict, reading)
  const bare = same.replace(outer, '').replace(/\s+/g, ' ')
  return bare === '' ? same.trim() : bare
}

/** A digit is never a typing error; nor is a Chinese sign, which is a word: the First World War is not the Second. */
const exact = /[\d\p{sc=Han}]/u

/** How many typing errors are forgiven, by the length of the word. */
const forgiven = (key: string): number => (exact.test(key) || key.length <= 4 ? 0 : key.length <= 11 ? 1 : 2)

/** Roman numbers, and letters that stand alone at an end: Y chromosome, vitamin D. */
const named = /(?<!\p{L})[ivxı]+(?!\p{L})|^\p{L}(?![\p{L}\p{M}'])|(?<![\p{L}\p{M}'])\p{L}$/giu
const namesIn = (text: string): string[] =>
  text.match(named)?.map((one) => one.toLowerCase().replaceAll('ı', 'i')) ?? []

/**
 * Louis XIV is not Louis XVI. A number that is only in one of the texts is none: "I'm" and "x-ray" lose an "I" and an "x" by a
 * typing error, and in other languages "i" and "vi" are words.
 */
function isOtherName(text: string, key: string): boolean {
  const [one, other] = [namesIn(text), namesIn(key)]
  return one.length === other.length && one.join() !== other.join()
}

/** Three rows of the table of edit distances between the beginnings of two texts. */
interface Rows {
  before: Uint8Array
  last: Uint8Array
  next: Uint8Array
}

/** Fills the part of the next row that can still matter, and returns the smallest number in it. */
function fillRow({ before, last, next }: Rows, row: number, one: string, other: string, most: number): number {
  const far = most + 1
  next.fill(far, 0, other.length + 1)
  if (row <= most) next[0] = row
  let least = next[0] ?? far
  for (let column = Math.max(1, row - most); column <= Math.min(other.length, row + most); column++) {
    const isSame = one[row - 1] === other[column - 1]
    const isSwapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
    const cost = Math.min(
      (last[column] ?? far) + 1,
      (next[column - 1] ?? far) + 1,
      (last[column - 1] ?? far) + (isSame ? 0 : 1),
      isSwapped ? (before[column - 2] ?? far) + 1 : far,
    )
    next[column] = cost
    least = Math.min(least, cost)
  }
  return least
}

const blankRows = (width: number): Rows => ({
  before: new Uint8Array(width),
  last: new Uint8Array(width),
  next: new Uint8Array(width),
})

/** Reused for answers of usual length, because a class of a thousand compares thousands of texts at once. */
const blank = blankRows(128)

/** Whether at most `most` letters are added, missing, changed or swapped between two texts. */
function isWithin(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false
  const far = most + 1
  const width = other.length + 1
  let rows = width <= blank.last.length ? blank : blankRows(width)
  rows.before.fill(far, 0, width)
  for (let column = 0; column < width; column++) rows.last[column] = Math.min(column, far)
  for (let row = 1; row <= one.length; row++) {
    if (fillRow(rows, row, one, other, most) > most) return false
    rows = { before: rows.last, last: rows.next, next: rows.before }
  }
  return (rows.last[other.length] ?? far) <= most
}

/** Beginnings that make the opposite, each beside what the other word begins with: asexual and sexual, east and west. */
const opposites =
  'a/ an/ ab/ de/ il/ il/l im/ in/ ir/ ir/r un/ ne/ не/ а/ α/ αν/ अ/ अन/ kein/ein ea/we o/we hyper/hypo inter/intra end/ex milli/billi'
    .split(' ')
    .map((pair) => pair.split('/'))

const isOpposite = (word: string, other: string): boolean =>
  opposites.some(([first = '', second = '']) => {
    const rest = word.slice(first.length)
    // A single letter typed twice is an error: aapple.
    const isTypedTwice = first.length === 1 && rest.startsWith(first)
    return second + rest !== '' && !isTypedTwice && word === first + rest && other === second + rest
  })

/** Two errors in one short word make another word of it: South America is not North America. */
const isOtherWord = (one: string, other: string): boolean =>
  one !== other &&
  (isOpposite(one, other) || isOpposite(other, one) || !isWithin(one, other, other.length > 11 ? 2 : 1))

const wordsIn = (text: string): string[] => text.replace(/['"]/g, '').split(/[ -]/)

function hasOtherWord(text: string, key: string): boolean {
  const [one, other] = [wordsIn(text), wordsIn(key)]
  return one.length === other.length && one.some((word, at) => isOtherWord(word, other[at] ?? ''))
}

/** A Korean sign is a syllable of two or three letters. One typing error is in one of these. */
const inLetters = (text: string): string => (/\p{sc=Hangul}/u.test(text) ? text.normalize('NFD') : text)

/** Some type small Ls for the number II. */
const withRomanI = (text: string): string =>
  text.replace(/(?<!\p{L})[il]{2,3}(?!\p{L})/gu, (one) => 'i'.repeat(one.length))

/** Numbers up to 39 in digits or in Roman signs, and the endings of French and English ordinals. */
const smallNumber = /(?<![\p{L}\p{M}\d])([ivxı]{1,7}|\d{1,2})([eè]me|er?|th|st|nd|rd)?(?![\p{L}\p{M}\d])/giu
const ones = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix']

/** The number in digits. Signs that are no number stay as they are: "ivi". */
function numberIn(written: string): string {
  const number = written.replace(smallNumber, '$1').toLowerCase().replaceAll('ı', 'i')
  const [, tens = '', rest = ''] = /^(x{0,3})(i[vx]|v?i{0,3})$/.exec(number) ?? []
  return tens + rest === '' ? number : `${tens.length * 10 + ones.indexOf(rest)}`
}

/**
 * Writes the numbers of a text as the key writes the same ones, because World War 2 is World War II. A number alone is left as it
 * is: whoever asks for ten in Roman signs wants an X.
 */
function withNumbersOf(key: string, text: string): string {
  if (!/\d/.test(text + key) || !/\p{L}{2}/u.test(key.replace(smallNumber, ''))) return text
  const [typed, meant] = [text.match(smallNumber) ?? [], key.match(smallNumber) ?? []]
  const isSame = typed.length === meant.length && typed.every((one, at) => numberIn(one) === numberIn(meant[at] ?? ''))
  let at = 0
  return isSame ? text.replace(smallNumber, (one) => meant[at++] ?? one) : text
}

/** Whether a typed text is the key, perhaps with a typing error. The caller has made both `comparable`. */
export function isMeant(typedText: string, key: string, strict: readonly Strictness[] = []): boolean {
  if (typedText === key) return true
  if (strict.includes('typos')) return false
  const text = withNumbersOf(key, typedText)
  if (text === key) return true
  const most = forgiven(key)
  if (most === 0 || exact.test(text)) return false
  const [typed, meant] = [withRomanI(text), withRomanI(key)]
  return isWithin(inLetters(typed), inLetters(meant), most) && !isOtherName(typed, meant) && !hasOtherWord(typed, meant)
}
