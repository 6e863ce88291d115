/** We read only this much of a text with tags: a question has at most 300 letters. */
const mostLooked = 20_000

const entities: Readonly<Record<string, string>> = {
  nbsp: ' ',
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  deg: '°',
  plusmn: '±',
  times: '×',
  divide: '÷',
  minus: '−',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  sup2: '²',
  sup3: '³',
  micro: 'µ',
  pi: 'π',
  euro: '€',
  pound: '£',
  szlig: 'ß',
  aelig: 'æ',
  oelig: 'œ',
  oslash: 'ø',
  rarr: '→',
  le: '≤',
  ge: '≥',
  ne: '≠',
  iexcl: '¡',
  iquest: '¿',
  shy: '',
}

/** `&eacute;` is an e and the accent that ends its name. */
const accents: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030a',
}

function entity(written: string, name: string): string {
  if (name.startsWith('#')) {
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return Number.isInteger(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  }
  const [, letter = '', accent = ''] = /^([A-Za-z])(acute|grave|circ|uml|tilde|cedil|ring)$/.exec(name) ?? []
  if (letter !== '') return `${letter}${accents[accent]}`.normalize('NFC')
  return entities[name] ?? entities[name.toLowerCase()] ?? written
}

const raised: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+-n'].map((letter, at) => [letter, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ'][at] ?? letter]),
)
const lowered: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+-'].map((letter, at) => [letter, [...'₀₁₂₃₄₅₆₇₈₉₊₋'][at] ?? letter]),
)

/** H₂O and x² would change their meaning without their raised and lowered digits. */
export const placed = (tag: string, text: string): string => {
  const table = tag.toLowerCase() === 'sup' ? raised : lowered
  const letters = [...text.trim()]
  if (letters.every((letter) => letter in table)) return letters.map((letter) => table[letter]).join('')
  return tag.toLowerCase() === 'sup' ? `^${text}` : text
}

/** Makes one line of a text, without harmless invisible signs. Signs that turn the direction stay, to be refused by name. */
export const tidy = (text: string): string =>
  text
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replace(/[\s\u00a0\u2028\u2029\u0085]+/g, ' ')
    .trim()

/** The readable text of a text with tags. The page never renders the tags. */
export const plainText = (html: string): string =>
  tidy(
    html
      .slice(0, mostLooked)
      .replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
      .replace(/<(su[bp])\b[^<>]*>([^<>]{1,12})<\/\1\s*>/gi, (_, tag: string, text: string) => placed(tag, text))
      .replace(/<(?:br|\/p|\/div|\/li|\/td|\/tr|\/h[1-6]|p|div|li|hr)\b[^<>]*>/gi, ' ')
      .replace(/<\/?[a-z!][^<>]*>/gi, '')
      .replace(/&(#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,8}\d{0,2});/gi, entity),
  )

/** Whether the text holds anything that is not text. */
export const hasMedia = (html: string): boolean => /<(?:img|audio|video|object|embed|iframe)\b/i.test(html)
