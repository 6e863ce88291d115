import { smallNumbersIn } from './sameNumbers.ts'
import { isWithin } from './typingErrors.ts'

/** Letters that stand alone at an end, as in Y chromosome and vitamin D, and the parts of numbers and chemical words that tell one from another. */
const named = [
  /^\p{L}(?![\p{L}\p{M}'])|(?<![\p{L}\p{M}'])\p{L}$/gu,
  /(?<=sul(?:f|ph)|nitr|phosph|fosf|[ck]h?lor|brom|[ij]od|fluor)(?:at|it|id|in|ur)|(?<=сульф|нитр|фосф|хлор)[аи][тд]/gu,
  /(?<=(?<!\p{L})(?:six|seven|fif|eigh))t[hy](?!\p{L})/gu,
  /(?<=(?<!\p{L})(?:cyclo)?(?:m?eth?|alk|prop|but|pent|hex|hept|o[ck]t|non|de[ck]))[aeiy](?=n)|(?<=(?<!\p{L})(?:эт|проп|бут|пент))[аеи](?=н)/gu,
]

/**
 * Louis XIV is not Louis XVI. A number that is only in one of the texts is none: "I'm" and "x-ray" lose an "I" and an "x" by a
 * typing error, and in other languages "i" and "vi" are words.
 */
export function isOtherName(text: string, key: string): boolean {
  const isOther = (one: readonly string[], other: readonly string[]) =>
    one.length === other.length && one.join() !== other.join()
  return (
    isOther(smallNumbersIn(text), smallNumbersIn(key)) ||
    named.some((names) => isOther(text.match(names) ?? [], key.match(names) ?? []))
  )
}

/**
 * Beginnings that make another word, most of them the opposite, each beside what the other word begins with: asexual and sexual,
 * east and west.
 */
const opposites = `
  a/ an/ ab/ de/ il/ il/l im/ in/ ir/ ir/r un/ on/ o/ u/ ne/ не/ а/ α/ αν/ अ/ अन/ kein/ein geen/een
  ea/we o/we ve/oe ve/ø va/o vä/ö le/oe oeste/este nore/noroe sure/suroe sude/sudoe nord/noro
  hyper/hypo inter/intra end/ex in/ex im/ex ac/de ab/ad af/ef em/om micro/macro mikro/makro rev/ev rew/ew
  mil/bil мил/бил woman/women ses/set zwei/drei вос/с meth/eth met/et`
  .trim()
  .split(/\s+/)
  .map((pair) => pair.split('/'))

const isOpposite = (word: string, other: string): boolean =>
  opposites.some(([first = '', second = '']) => {
    const rest = word.slice(first.length)
    // A single letter typed twice is an error: aapple. And some write an estrogen as oestrogen. No word begins as ttawa or mbrella.
    const isSame = first.length === 1 && /^(?:(.)\1|[ao]e|[aou](?:([bcdfgmnprst])\2|[lmnr][bcdfgkmnpqtvz]))/u.test(word)
    return second + rest !== '' && !isSame && word === first + rest && other === second + rest
  })

/** A Korean sign is a syllable of two or three letters. One typing error is in one of these. */
export const inLetters = (text: string): string => (/\p{sc=Hangul}/u.test(text) ? text.normalize('NFD') : text)

/** He or she, in languages where the last letter says so: niños and niñas. */
const isOtherGender = (one: string, other: string): boolean => {
  const [stem, others] = [one, other].map((word) => word.replace(/[ao](?=s?$)/, ''))
  return stem === others && one.length === other.length
}

/** German words that are others with an umlaut: Väter and Vater. In other words it is an error to leave one out. */
const withUmlaut = new Set(
  `vater mutter tochter bruder apfel garten vogel boden laden mantel ofen hafen kloster schon hatte hatten wurde wurden
  konnte konnten musste mussten durfte durften mochte mochten waren fordern drucken zahlen fallen losen`.split(/\s+/),
)

const isOtherUmlaut = (one: string, other: string): boolean => {
  const [bare, meant] = [one, other].map((word) => word.replace(/(?<=[aou])e/g, ''))
  return bare === meant && withUmlaut.has(bare ?? '')
}

/**
 * Articles, pronouns and other short words that a typing error would make of each other: le and la, den and dem. Short words that
 * are none of them may have one, as in longer words: "yhe Nile". A "the" is missing here, because "he Nile" is one, too.
 */
const shortWords = new Set(
  `a an he she it we i you my his her our me him us is am are was has had do did in on at to of by no not so as or if be
  der die das den dem des ein im er sie es ihr ich du mir dir mich dich ihm uns ist bin zu
  le la les un une du de au aux il ils elle je tu ce ces ses mes tes sa ma ta son mon ton se me te as ai et ou dix six
  el los las una lo al mi mis tus su sus nos son ha yo i gli uno ho hai ti ci si os um uma do dos das na ao em eu
  het een op aan ik hij zij он она они я мы вы ты का की के`.split(/\s+/),
)

const isOtherShort = (one: string, other: string): boolean =>
  (shortWords.has(one) && shortWords.has(other)) || [one, other].every((word) => /^(?:\p{L}\.)+$/u.test(word))

/** Two errors in one short word make another word of it: South America is not North America. */
const isOtherWord = (one: string, other: string): boolean =>
  one !== other &&
  (isOtherShort(one, other) ||
    isOtherGender(one, other) ||
    isOtherUmlaut(one, other) ||
    isOpposite(one, other) ||
    isOpposite(other, one) ||
    !isWithin(one, other, other.length > 11 ? 2 : 1))

const wordsIn = (text: string): string[] => text.replace(/['"]/g, '').split(/[ -]/)

const isLong = (word: string): boolean => /^[\p{L}\p{M}]{5,}$/u.test(word)

/** Where there are digits, a short word or a sign may be of a formula or a unit. An error is in a long word: 19th centuary. */
const isOtherSign = (one: string, other: string): boolean => one !== other && !(isLong(one) && isLong(other))

export function hasOtherWord(text: string, key: string): boolean {
  const [one, other] = [wordsIn(text), wordsIn(key)]
  const isExact = /\d/.test(text + key)
  if (one.length !== other.length) return isExact
  return one.some((word, at) => {
    const meant = other[at] ?? ''
    return isOtherWord(word, meant) || (isExact && isOtherSign(word, meant))
  })
}
