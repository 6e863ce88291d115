/** What of a language decides whether two typed texts are the same. */
interface Letters {
  /** Written with a sign, and letters of their own: "año" is not "ano". */
  own?: string
  /** Two ways to write one letter. */
  same?: readonly (readonly [letter: string, also: string])[]
  /** A word is written with its signs, and is another word without them. */
  keepsSigns?: true
  /** The capital of a letter without a dot has none either. */
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
const signs: Letters = { keepsSigns: true }

/** By the first part of what a language is called. Of one that is not here all signs over and under letters are forgiven. */
const known: Readonly<Record<string, Letters>> = {
  az: turkish,
  be: { own: 'йў' },
  bg: { own: 'й' },
  bn: signs,
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
  gu: signs,
  hi: signs,
  hr: southSlavic,
  hu: { own: 'öőüű' },
  is: { own: 'áðéíóúýþæö' },
  ja: signs,
  kn: signs,
  lb: german,
  lt: { own: 'čšž' },
  lv: { own: 'čģķļņšž' },
  mk: { own: 'ѓќ' },
  ml: signs,
  mr: signs,
  nb: danish,
  ne: signs,
  nn: danish,
  no: danish,
  pa: signs,
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
  ta: signs,
  te: signs,
  th: signs,
  tr: turkish,
  uk: { own: 'йїґ' },
  vi: { own: 'ăâđêôơư' },
}

/** How texts of a language are compared. */
export interface Reading {
  /** Whether letters that everybody has on their keys are read as everywhere. */
  isPlain: boolean
  lower(text: string): string
  spelled(text: string): string
  withoutSigns(text: string): string
}

const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function readingOf({ own, same = [], keepsSigns, hasDotlessI }: Letters): Reading {
  const others = own && new RegExp(`[^${own}${own.toUpperCase()}]+`, 'gu')
  const pairs = same.flatMap(([letter, also]) => [[letter, also] as const, [capital(letter), capital(also)] as const])
  return {
    isPlain: !hasDotlessI,
    // Elsewhere a capital has its dot or has none: as a letter of an answer it is the same.
    lower: (text) =>
      (hasDotlessI ? text.replaceAll('I', 'ı').replaceAll('İ', 'i') : text.replace(/[İIı]/g, 'i')).toLowerCase(),
    spelled: (text) => pairs.reduce((read, [letter, also]) => read.replaceAll(letter, also), text),
    withoutSigns: (text) => {
      if (keepsSigns) return text
      return others ? text.replace(others, bare) : bare(text)
    },
  }
}

const anywhere = readingOf({})
const readings = new Map(Object.entries(known).map(([language, letters]) => [language, readingOf(letters)]))

export const readingIn = (language: string | undefined): Reading =>
  (language && readings.get(language.split('-')[0] ?? '')) || anywhere
