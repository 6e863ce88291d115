import { lookOf } from './lookAlikes.ts'
import { type RudeWords, rudeInNames } from './rudeWords.ts'

/** Digits and signs that are read as letters if they stand among letters. */
const readAs: Record<string, string> = {
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '€': 'e',
  '+': 't',
} // prettier-ignore

const asLetters = (text: string): string => text.replace(/[1345789@$!|€+]/gu, (sign) => readAs[sign] ?? sign)

/** Letters that players write instead of others: nlgger, hitIer, fvck. */
const oneForTheOther = (text: string): string => text.replaceAll('l', 'i').replaceAll('v', 'u')

const withoutRepeats = (text: string): string => text.replace(/(.)\1+/gu, '$1')

/** The forms in which words are compared: as written, and with repeated letters written once. */
const formsOf = (word: string): string[] => [word, withoutRepeats(word)].map(oneForTheOther)

/** Signs for a left-out letter: `*` stands for any letter, `-` only for a vowel. */
const [mask, gap] = ['*', '-']
const masks = /[*#%?@$!^~=°•∗×&]/gu
const gaps = /[-_.]/gu

/** A pattern for the word with letters between its first and its last left out: f*ck, s**t, f_ck. */
const maskedForm = (word: string): string => {
  const inner = [...word.slice(1, -1)].map((letter) => (/[aeiou]/.test(letter) ? `[${letter}*-]` : `[${letter}*]`))
  return `${word.at(0)}${inner.join('')}${word.at(-1)}`
}

const shortestMasked = 4

type Filter = {
  anywhere: readonly string[]
  asWord: ReadonlySet<string>
  /** Harmless words as they are, and with exchanged letters folded as in `oneForTheOther`. Folding keeps the length of a word. */
  harmless: Record<'plain' | 'folded', readonly string[]>
  maskedAnywhere: RegExp
  maskedWord: RegExp
}

const filterOf = ({ anywhere, asWord, harmless }: RudeWords): Filter => {
  const masked = (words: readonly string[]) =>
    words
      .filter((word) => word.length >= shortestMasked)
      .map((word) => maskedForm(oneForTheOther(word)))
      .join('|')
  return {
    anywhere: [...new Set(anywhere.flatMap(formsOf))],
    asWord: new Set(asWord.map(oneForTheOther)),
    harmless: { plain: harmless, folded: harmless.map(oneForTheOther) },
    maskedAnywhere: new RegExp(masked(anywhere), 'u'),
    maskedWord: new RegExp(`^(?:${masked([...anywhere, ...asWord])})$`, 'u'),
  }
}

/** Each list is made ready once. */
const filters = new Map<RudeWords, Filter>()
const filterFor = (words: RudeWords): Filter => {
  const known = filters.get(words) ?? filterOf(words)
  filters.set(words, known)
  return known
}

type Reading = { read: (text: string) => string; harmless: 'plain' | 'folded' }

/** First in small letters, because the look turns a capital I into an upright stroke; then with the look first. */
const readings: readonly Reading[] = [
  { read: (text) => lookOf(text.toLowerCase()).toLowerCase(), harmless: 'plain' },
  { read: (text) => lookOf(text).toLowerCase(), harmless: 'folded' },
]

const apostrophes = /['’]/gu
/** Digits are read as letters only between letters; at an end of a word only if that word is the whole name. */
const standingAlone = /(?<![\p{L}\p{N}])\p{N}+(?![\p{L}\p{N}])/gu
const atAnEdge = /(?<![\p{L}\p{N}])\p{N}+(?=\p{L})|(?<=\p{L})\p{N}+(?![\p{L}\p{N}])/gu

const wordsIn = (text: string): string[] => text.split(/[^a-z]+/u).filter(Boolean)

/** Every name of a class is checked against all of these words, so it is folded once and not for each word. */
const withoutHarmless = (text: string, { harmless }: Filter, form: Reading['harmless']): string => {
  const fold = (text: string) => (form === 'folded' ? oneForTheOther(text) : text)
  let rest = text
  let folded = fold(rest)
  for (const word of harmless[form])
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word)) {
      rest = rest.slice(0, at) + rest.slice(at + word.length)
      folded = fold(rest)
    }
  return rest
}

const isRudeReading = ({ read, harmless }: Reading, text: string, filter: Filter): boolean => {
  const { anywhere, asWord } = filter
  const isWord = (word: string) => formsOf(word).some((form) => asWord.has(form))
  const shown = text.replace(apostrophes, ' ').replace(standingAlone, ' ')
  if (wordsIn(read(asLetters(shown.replace(atAnEdge, ' ')))).some(isWord)) return true
  const words = wordsIn(read(asLetters(shown)))
  if (shown === text && words.length === 1 && words.some(isWord)) return true
  const letters = withoutHarmless(words.join(''), filter, harmless)
  // Single letters spaced out read as one word: "d i c k".
  if (words.length > 2 && words.every((word) => word.length === 1) && isWord(letters)) return true
  const forms = formsOf(letters)
  return anywhere.some((word) => forms.some((form) => form.includes(word)))
}

const isMasked = (text: string, { maskedAnywhere, maskedWord }: Filter): boolean => {
  const shown = oneForTheOther(lookOf(text.toLowerCase().replace(masks, mask).replace(gaps, gap)).toLowerCase())
  return shown.split(/\s+/u).some((part) => {
    const isSolid = !part.includes(gap)
    return /[*-]/.test(part) && ((isSolid && maskedAnywhere.test(part)) || maskedWord.test(part))
  })
}

export const isRudeBy = (text: string, words: RudeWords): boolean => {
  const filter = filterFor(words)
  return readings.some((reading) => isRudeReading(reading, text, filter)) || isMasked(text, filter)
}

export const isRude = (name: string): boolean => isRudeBy(name, rudeInNames)
