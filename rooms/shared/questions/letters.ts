/** The rules of a language for whether two typed texts are the same. */
interface Letters {
  /** Letters that have a mark but are letters of their own: "año" is not "ano". */
  own?: string
  /** Pairs of ways to write one letter. */
  same?: readonly (readonly [letter: string, also: string])[]
  /** The language has an ı without a dot, and its capital has none either. */
  hasDotlessI?: true
}

const german: Letters = {
  same: [
    ['ä', 'ae'],
    ['ö', 'oe'],
    ['ü', 'ue'],
  ],
}
const danish: Letters = {
  same: [
    ['å', 'aa'],
    ['æ', 'ae'],
    ['ø', 'oe'],
  ],
}
const french: Letters = {
  same: [
    ['œ', 'oe'],
    ['æ', 'ae'],
  ],
}
const withTilde: Letters = { own: 'ñ' }
const finnish: Letters = { own: 'åäö' }
const southSlavic: Letters = { own: 'čćđšž' }
const turkish: Letters = { own: 'çğıöşüə', hasDotlessI: true }

/** By the first part of the language tag. In a language that is not here all marks on letters are ignored, but no vowels. */
const known: Readonly<Record<string, Letters>> = {
  az: turkish,
  be: { own: 'йў' },
  bg: { own: 'й' },
  bs: southSlavic,
  cs: { own: 'čřšž' },
  da: danish,
  de: german,
  el: { same: [['ς', 'σ']] },
  es: withTilde,
  et: { own: 'äöõšüž' },
  eu: withTilde,
  fi: finnish,
  fr: french,
  gl: withTilde,
  hr: southSlavic,
  hu: { own: 'öőüű' },
  is: { own: 'áðéíóúýþæö' },
  lb: german,
  lt: { own: 'čšž' },
  lv: { own: 'čģķļņšž' },
  mk: { own: 'ѓќ' },
  nb: danish,
  nn: danish,
  no: danish,
  pl: { own: 'ąćęłńóśźż' },
  ro: {
    own: 'ăâîșț',
    same: [
      ['ş', 'ș'],
      ['ţ', 'ț'],
    ],
  },
  ru: { own: 'й' },
  sk: { own: 'äčôšž' },
  sl: southSlavic,
  sq: { own: 'çë' },
  sr: southSlavic,
  sv: finnish,
  tr: turkish,
  uk: { own: 'йїґ' },
  vi: { own: 'ăâđêôơư' },
}

/** How texts of a language are compared. */
export interface Reading {
  /** Whether plain ASCII letters are compared as in most languages. */
  isPlain: boolean
  lower(text: string): string
  spelled(text: string): string
  withoutSigns(text: string): string
}

/**
 * Marks that many people leave out. Those of Hindi, Thai, Khmer and other scripts are vowels, and the two of Japanese make
 * another letter: a word without them is another word.
 */
const marks = String.raw`(?:(?![\u3099\u309a])(?=\p{M})[\p{sc=Inherited}\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Cyrillic}])`
const anyMark = new RegExp(marks, 'gu')
const markedLetter = new RegExp(String.raw`(\P{M})(${marks}+)`, 'gu')

/** The text without marks, and Arabic letters without the dots that many people leave out at the end of a word. */
const bare = (text: string): string =>
  text.normalize('NFD').replace(anyMark, '').replaceAll('ة', 'ه').replaceAll('ى', 'ي').normalize('NFC')

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Without the marks that make no letter of the language: of a Vietnamese ế the ê stays. */
const bareBut = (own: string) => {
  const letters = new Set(own + own.toUpperCase())
  return (text: string): string =>
    text.normalize('NFD').replace(markedLetter, (_, base: string, marks: string) => {
      const marked = [...marks].map((mark) => (base + mark).normalize('NFC'))
      return marked.find((letter) => letters.has(letter)) ?? base
    })
}

function readingOf({ own, same = [], hasDotlessI }: Letters): Reading {
  const pairs = same.flatMap(([letter, also]) => [[letter, also] as const, [capital(letter), capital(also)] as const])
  return {
    isPlain: !hasDotlessI,
    // In other languages I, İ and ı count as the same letter in an answer.
    lower: (text) =>
      (hasDotlessI ? text.replaceAll('I', 'ı').replaceAll('İ', 'i') : text.replace(/[İIı]/g, 'i')).toLowerCase(),
    spelled: (text) => pairs.reduce((read, [letter, also]) => read.replaceAll(letter, also), text),
    withoutSigns: own ? bareBut(own) : bare,
  }
}

const anywhere = readingOf({})
const readings = new Map(Object.entries(known).map(([language, letters]) => [language, readingOf(letters)]))

export const readingIn = (language: string | undefined): Reading =>
  (language && readings.get(language.split('-')[0] ?? '')) || anywhere
