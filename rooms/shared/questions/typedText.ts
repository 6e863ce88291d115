import { inAsciiDigits } from './digits.ts'
import { type Reading, readingIn } from './letters.ts'
import { hasOtherWord, inLetters, isOtherName } from './otherWords.ts'
import type { Strictness } from './question.ts'
import { longestTyped } from './questionLimits.ts'
import { withNumbersApart } from './raisedSigns.ts'
import { hasWord, smallNumbersIn, withNumbersOf } from './sameNumbers.ts'
import { isWithin } from './typingErrors.ts'

/** Invisible signs, halves of characters, and signs that turn the reading direction. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]/gu

/** Some signs stand for a sentence, which would be compared for long. */
const mostCompared = 4 * longestTyped

/** A typed text on one line, without invisible signs. */
export const cleanText = (text: string): string => text.replace(/\s+/gu, ' ').replace(unseen, '').trim()

const punctuation = String.raw`[\s.,;:!?"'()…¿¡،؛؟۔।॥。、「」『』《》]`
/** The point of .5 is no sign around it. */
const outer = new RegExp(`^(?:(?![.,]\\d)${punctuation})+|${punctuation}+$`, 'gu')

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
  // Of x² only x2 is left, and of SO₄²⁻ only SO42-.
  [/(?<=[\p{L})])\^(?=-?\d)|(?<=\p{L}\d)\^(?=\d?[+-](?![\p{L}\d(]))/gu, ''],
  // A Hindi nasal before its own consonants: हिन्दी, हिंदी.
  [/ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g, 'ं'],
]

const plain = /^[\x20-\x5d\x5f-\x7e]*$/

/** A Russian keyboard has an Х for the Roman ten, a Ukrainian one an І for the one, and both a С and an О for CO2. */
const cyrillicSigns = /(?<![\p{L}\d])[\da-zA-ZАВЕКМНОРСТУХІаеорсухі]+(?![\p{L}\d])/gu
const [cyrillic, latin] = ['АВЕКМНОРСТУХІаеорсухі', 'ABEKMHOPCTYXIaeopcyxi']

/** Numbers, formulas and letters that stand alone in Latin letters. Words stay as they are. */
const inLatin = (text: string): string =>
  text.replace(cyrillicSigns, (found) =>
    /^[ivxхі]+$/iu.test(found) || /\d/.test(found) || found.length === 1
      ? found.replace(/[А-хІі]/g, (sign) => latin[cyrillic.indexOf(sign)] ?? sign)
      : found,
  )

/** How strictly texts are compared, and by the rules of which language. */
interface Compared {
  strict?: readonly Strictness[] | undefined
  language?: string | undefined
}

/** Writes letters that differ but mean the same in one way. */
function alike(text: string, strict: readonly Strictness[], reading: Reading): string {
  // NFKC would make a blank of the accent that many keyboards write for an apostrophe.
  const whole = inAsciiDigits(
    withNumbersApart(cleanText(text).replaceAll('´', "'")).normalize('NFKC').slice(0, mostCompared),
  )
  let same = twins.reduce((read, [signs, as]) => read.replace(signs, as), whole)
  if (/[А-хІі]/.test(same)) same = inLatin(same)
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
  return bare === '' ? same.trim() : /[\d=+*/<>%°€$£]/.test(bare) ? withSigns(bare) : bare
}

/** Pupils leave blanks out or put them in beside signs: x = 5, 50 %. And they have several signs for times: 3 × 10, 3x10. */
const withSigns = (text: string): string =>
  text.replace(/(?<=\d) ?[x×⋅·∙*] ?(?=\d)/gi, '*').replace(/ ?([=+*/<>%°€$£]) ?/g, '$1')

/**
 * The text without blanks, dots and hyphens that are often left out: U.S.A., 2. Weltkrieg, ice cream, Covid-19. Between digits
 * they mean something, but for groups of three. A sign of money may stand on either side.
 */
const closedUp = (text: string): string =>
  text
    .replace(/(?<!\d)([€$£])(\d[\d.,]*)(?![\d€$£])/g, '$2$1')
    .replace(/(?<=\p{L}{2}),(?= ?\p{L}{2})/gu, '')
    .replace(/(?<=\d), ?(?=\d{4}(?!\d))/g, ' ')
    .replace(/(?<=\d) (?=\d{3}(?!\d))|(?<!\d) | (?!\d)/g, '')
    .replace(/(?<=\p{L})\.|\.(?=\p{L})|(?<=\p{L}{2})-(?=\p{L}{2})|(?<=\p{L}{4})-(?=\d)/gu, '')
    .replaceAll('sulph', 'sulf')

/** Where a comma has digits on both sides, it may be that of a decimal number, and other countries have a point. */
const withPoints = (text: string): string => closedUp(text.replace(/(?<=\d),(?=\d)/g, '.'))

/** A Chinese sign is a word: the First World War is not the Second. */
const exact = /\p{sc=Han}/u

/** How many typing errors are forgiven, by the length of the word. */
const forgiven = (key: string): number => (exact.test(key) || key.length <= 4 ? 0 : key.length <= 11 ? 1 : 2)

/** Some type small Ls for the number II. */
const withRomanI = (text: string): string =>
  text.replace(/(?<!\p{L})[il]{2,3}(?!\p{L})/gu, (one) => 'i'.repeat(one.length))

/** A text as it is compared with others: by its letters, without what is often left out, and by its numbers. */
export interface Readable {
  text: string
  closed: string
  points: string
  whole: string
  numbers: string
}

const inGroups = (sign: string, fewest: number): RegExp =>
  new RegExp(String.raw`(?<![\d.,])[1-9]\d{0,2}(?:[${sign}]\d{3}){${fewest},}(?![\d${sign}])`, 'g')

const groupsOf = { point: inGroups('.', 1), comma: inGroups(',', 1) }
/** Two of them are groups in any language. */
const severalGroups = [inGroups('.', 2), inGroups(',', 2)]

/** Languages by the sign between groups of digits. In Switzerland and in Mexico, for example, others have it than elsewhere. */
const pointed = /^(?:da|de(?!-(?:ch|li))|el|es(?!-(?:419|mx|us))|hr|id|is|it(?!-ch)|nl|pt|ro|sl|sr|tr|vi)(?:-|$)/i
const withCommas = /^(?:bn|en|es-(?:419|mx|us)|he|hi|ja|ko|ms|sw|th|ur|zh)(?:-|$)/i

/** Where nobody says the language, a single sign may be decimal. */
function withoutGroups(text: string, language = ''): string {
  const one = pointed.test(language) ? groupsOf.point : withCommas.test(language) ? groupsOf.comma : undefined
  return [...severalGroups, ...(one ? [one] : [])].reduce(
    (read, groups) => read.replace(groups, (number) => number.replace(/[.,]/g, '')),
    text,
  )
}

/** The text is `comparable`. */
export const readable = (text: string, language?: string): Readable => ({
  text,
  closed: closedUp(text),
  points: withPoints(text),
  whole: closedUp(withoutGroups(text, language)),
  numbers: smallNumbersIn(text).join(),
})

/**
 * Writes the numbers of a text as the key writes the same ones, because World War 2 is World War II. A number alone is left as it
 * is: whoever asks for ten in Roman signs wants an X.
 */
const inNumbersOf = (key: Readable, typed: Readable): string =>
  key.numbers !== '' && key.numbers === typed.numbers && hasWord(key.text)
    ? withNumbersOf(key.text, typed.text)
    : typed.text

/** Whether a typed text is the key, perhaps with a typing error. */
export function isMeant(given: Readable, key: Readable, strict: readonly Strictness[] = []): boolean {
  if (given.text === key.text) return true
  if (strict.includes('typos')) return false
  if (given.closed === key.closed || given.points === key.points || given.whole === key.whole) return true
  const text = inNumbersOf(key, given)
  if (text !== given.text && closedUp(text) === key.closed) return true
  const most = forgiven(key.text)
  if (most === 0 || exact.test(text)) return false
  const [typed, meant] = [withRomanI(text), withRomanI(key.text)]
  return isWithin(inLetters(typed), inLetters(meant), most) && !isOtherName(typed, meant) && !hasOtherWord(typed, meant)
}
