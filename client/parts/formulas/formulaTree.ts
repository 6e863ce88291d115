/** All elements of a formula. MathML knows these names, and none of them loads, links or runs anything. */
export const mathTags = [
  ...['mrow', 'mi', 'mn', 'mo', 'mtext', 'mspace', 'mfrac', 'msqrt', 'mroot', 'msub', 'msup', 'msubsup'],
  ...['munder', 'mover', 'munderover', 'mtable', 'mtr', 'mtd'],
] as const
type MathTag = (typeof mathTags)[number]

/** The attributes they may have, with all values. */
interface MathLooks {
  mathvariant?: 'normal'
  stretchy?: 'true' | 'false'
  accent?: 'true'
  linethickness?: '0'
  /** The width of a space, in widths of a letter. */
  width?: `${number}em`
  'data-look'?: 'italic' | 'bold' | 'above' | 'below' | 'cases'
}

export interface MathNode {
  tag: MathTag
  looks?: MathLooks
  /** A sign, a word or a number; or parts. */
  of: string | readonly MathNode[]
}

export const row = (parts: readonly MathNode[]): MathNode =>
  parts.length === 1 && parts[0] ? parts[0] : { tag: 'mrow', of: parts }

export const node = (tag: MathTag, ...of: readonly MathNode[]): MathNode => ({ tag, of })

/** Upright, because not every device has a font with the slanted signs of mathematics. */
export const letter = (sign: string): MathNode => ({
  tag: 'mi',
  looks: { mathvariant: 'normal', ...(/^\p{L}$/u.test(sign) && { 'data-look': 'italic' }) },
  of: sign,
})

export const nameOf = (text: string): MathNode => ({ tag: 'mi', looks: { mathvariant: 'normal' }, of: text })

export const operator = (sign: string, looks?: MathLooks): MathNode => ({
  tag: 'mo',
  ...(looks && { looks }),
  of: sign,
})

export const worded = (tag: 'mi' | 'mtext', text: string, look: 'plain' | 'bold' | 'italic'): MathNode => ({
  tag,
  looks: { mathvariant: 'normal', ...(look !== 'plain' && { 'data-look': look }) },
  of: text,
})

/** The same signs in another font. */
export function inFont(whole: MathNode, look: 'plain' | 'bold' | 'italic'): MathNode {
  const { tag, of } = whole
  if (typeof of !== 'string') return { ...whole, of: of.map((part) => inFont(part, look)) }
  if (tag === 'mi') return worded('mi', of, look)
  return tag === 'mn' && look === 'bold' ? { tag, looks: { 'data-look': 'bold' }, of } : whole
}

/** Grows around something tall, but not beside a word. */
export const fence = (sign: string): MathNode => operator(sign, { stretchy: 'true' })

/** The formula on one line, for a voice or for the name of a button. */
export function spokenOf({ tag, of, looks }: MathNode): string {
  if (typeof of === 'string') return tag === 'mo' && /[=<>≤≥≠≈+−×÷⋅→⇒]/.test(of) ? ` ${of} ` : of
  const parts = of.map(spokenOf)
  const [first = '', second = '', third = ''] = parts
  switch (tag) {
    case 'mfrac':
      // Without a line it is a column, as a vector is.
      return looks?.linethickness ? `${first}; ${second}` : `${held(first)}/${held(second)}`
    case 'msqrt':
      return `√${held(inARow(of))}`
    case 'mroot':
      return `${raised(second)}√${held(first)}`
    case 'msup':
      return `${held(first)}${raised(second)}`
    case 'msub':
    case 'munder':
      return `${first}${lowered(second)}`
    case 'msubsup':
    case 'munderover':
      return `${first}${lowered(second)}${raised(third)} `
    case 'mover':
      return of[1]?.looks?.accent ? marked(first, second) : `${first}${raised(second)}`
    case 'mtd':
      return ` ${inARow(of)}`
    case 'mtr':
      return `${parts.join(',')};`
    default:
      return marked(inARow(of), looks?.['data-look'])
  }
}

/** A fraction, root or power ends where the next part begins: 2 1/2 is not 21/2, and √2 x is not √(2x). */
function inARow(parts: readonly MathNode[]): string {
  let text = ''
  for (const [at, part] of parts.entries()) {
    const next = spokenOf(part)
    const endsHere = /^m(frac|sqrt|root|sup|over)$/.test(parts[at - 1]?.tag ?? '') && /[\p{L}\p{Nd}]$/u.test(text)
    const beginsHere = /^m(frac|root)$/.test(part.tag) && /[\p{L}\p{N}′)\]|]$/u.test(text)
    const digits = part.looks?.['data-look'] === 'above' ? textIn(part) : ''
    // A voice says nothing of the line above the digits that repeat.
    if (/^\d+$/.test(digits) && /\d[.,]\d*$/.test(text)) text += `${digits.repeat(digits.length > 1 ? 2 : 3)}…`
    else text += beginsHere || (endsHere && /^[\p{L}\p{N}]/u.test(next)) ? ` ${next}` : next
  }
  return text
}

/** Signs that join the letter before them. */
const marks: ReadonlyMap<string, string> = new Map([
  ...([
    ['above', '\u0305'],
    ['below', '\u0332'],
    [' → ', '\u20d7'],
  ] as const),
  ...([
    ['^', '\u0302'],
    ['~', '\u0303'],
    ['˙', '\u0307'],
    ['¨', '\u0308'],
  ] as const),
])

const marked = (text: string, sign = ''): string => {
  const mark = marks.get(sign)
  return mark ? text.replace(/[\p{L}\p{Nd}]/gu, `$&${mark}`) : text
}

/** In brackets, unless it is one word or number: 2^(n + 1) is not 2^n + 1, and 1/(2x) is not 1/2 x. */
const held = (text: string): string =>
  /^(\p{L}[\p{L}\p{M}\p{N}]*|[\p{N}.,]*)$/u.test(text) ? text : `(${text.trim()})`

const powers = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** Voices read x² and not x^2. */
function raised(text: string): string {
  if (text === '∘' || text === '°') return '°'
  if (text === '') return ''
  if (text.startsWith('′')) return `′${raised(text.slice(1))}`
  return /^\d+$/.test(text) ? [...text].map((digit) => powers[Number(digit)]).join('') : `^${held(text)}`
}

const lowered = (text: string): string => (/^\w+$/.test(text) ? text : ` (${text.trim()}) `)

export const textIn = ({ of }: MathNode): string => (typeof of === 'string' ? of : of.map(textIn).join(''))
