import { inAsciiDigits } from './digits.ts'
import { withNumbersApart } from './raisedSigns.ts'

const fractions: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}

/** `1.000` means one or a thousand, depending on the player's country, so both are read. */
const grouped = /^[1-9]\d{0,2}(?:[.,' \u00a0\u202f]\d{3})+$/
const groupedWithFraction = /^([1-9]\d{0,2}(?:([.,' \u00a0\u202f])\d{3})+)([.,])(\d+)$/
/** A lakh, as in India: 1,00,000. */
const inLakhs = /^[1-9]\d?(?:,\d{2})+,\d{3}(?:\.\d+)?$/
const decimal = /^\d*(?:[.,]\d+)?$|^\d+[.,]$/
const scientific = /^\d+(?:[.,]\d+)?[eE][+-]?\d{1,3}$/
/** `3·10⁸`, `3 x 10^8`, `10^-3` */
const powerOfTen = /^(?:(\d+(?:[.,]\d+)?)\s*[x×·⋅∙*]\s*)?10\s*\^\s*([+−-]?)(\d{1,3})$/i
const fraction = /^(?:(\d+)\s+)?(\d+)\s*\/\s*(\d+)$/

/** Persian keyboards write the point as a slash: `۳/۱۴` is 3.14, or a fraction as everywhere. */
const slashOfPersian = /[۰-۹]\s*[/\u2044]\s*[۰-۹]/
const withSlash = /^(\d+|[1-9]\d{0,2}(?:,\d{3})+)\/(\d+)$/

function* unsigned(text: string, isPersian: boolean): Generator<number> {
  if (grouped.test(text)) yield Number(text.replace(/\D/g, ''))
  const [, whole = '', group, mark, rest = ''] = text.match(groupedWithFraction) ?? []
  if (group !== undefined && group !== mark) yield Number(`${whole.replace(/\D/g, '')}.${rest}`)
  else if (inLakhs.test(text)) yield Number(text.replaceAll(',', ''))
  if (text !== '' && (decimal.test(text) || scientific.test(text))) yield Number(text.replace(',', '.'))
  const [, factor = '1', side = '', power = ''] = text.match(powerOfTen) ?? []
  if (power !== '') yield Number(`${factor.replace(',', '.')}e${side === '' || side === '+' ? '' : '-'}${power}`)
  const [, full = '0', over = '', under = ''] = text.match(fraction) ?? []
  if (Number(under) > 0) yield Number(full) + Number(over) / Number(under)
  const [, units = '', tenths = ''] = (isPersian && text.match(withSlash)) || []
  if (tenths !== '') yield Number(`${units.replaceAll(',', '')}.${tenths}`)
}

/** A number as ASCII writes it. Keyboards have several signs for one. NFKC would make a letter of the Spanish º, so it comes after. */
export const inPlainSigns = (text: string): string =>
  inAsciiDigits(
    withNumbersApart(text)
      .replaceAll('٫', '.')
      .replace(/[٬،]/g, ',')
      .replaceAll('٪', '%')
      .replaceAll('º', '°')
      .replace(/[’ʼ]/g, "'")
      .replace(/[−–—‐‑]/g, '-')
      .normalize('NFKC')
      .replace(/\u2044/g, '/')
      .trim(),
  )

const sign = /^[+-]\s*/
/** Whoever solves an equation writes `x = 5`. */
const beforeEquals = /^(?:\p{L}\s*)?[=≈]\s*/u

const withoutUnit = (text: string, unit: string | undefined): string => {
  const mark = unit && inPlainSigns(unit).toLowerCase()
  if (!mark) return text
  const lower = text.toLowerCase()
  if (lower.endsWith(mark)) return text.slice(0, -mark.length).trim()
  return lower.startsWith(mark) ? text.slice(mark.length).trim() : text
}

/** All numbers that a text may mean; none if it is no number, or has another unit. */
export function readNumbers(text: string, unit?: string): number[] {
  const spelled = text.replace(/[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/g, (sign) => ` ${fractions[sign]}`)
  const plain = inPlainSigns(spelled).replace(beforeEquals, '')
  // The sign stands before a unit or behind it: -$5, $-5.
  const isSignFirst = sign.test(plain)
  const bare = withoutUnit(isSignFirst ? plain.replace(sign, '') : plain, unit)
  const isNegative = (isSignFirst ? plain : bare).startsWith('-')
  const size = isSignFirst ? bare : bare.replace(sign, '')
  return [...unsigned(size, slashOfPersian.test(text))].filter(Number.isFinite).map((one) => (isNegative ? -one : one))
}
