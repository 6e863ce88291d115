/**
 * Numbers up to 39 in digits or in Roman signs, with the endings of ordinals: XIXe, 19ème, 2nd, 1º, WWII. Roman signs have few of
 * them, because a "vier" is a four and no sixth.
 */
const smallNumber =
  /(?<=^|[^\p{L}\p{M}\d]|(?<!\p{L})ww)(?:(\d{1,2})(?:i?[eè]me|er|[eè]?re|e|th|st|nd|rd|\.?[ao])?|(i)(?:er|[eè]?re)|([ivxı]{1,7})(?:i?[eè]me|e|th)?)(?![\p{L}\p{M}\d])/giu
const ones = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix']

/** The number in digits. Signs that are no number stay as they are: "ivi". */
function inDigits(written: string): string {
  const number = written.replace(smallNumber, '$1$2$3').toLowerCase().replaceAll('ı', 'i')
  const [, tens = '', rest = ''] = /^(x{0,3})(i[vx]|v?i{0,3})$/.exec(number) ?? []
  return tens + rest === '' ? number : `${tens.length * 10 + ones.indexOf(rest)}`
}

/** What the numbers of a text are in digits, in their order. */
export const smallNumbersIn = (text: string): string[] => (text.match(smallNumber) ?? []).map(inDigits)

/** Whether there is a word beside the numbers. */
export const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text.replace(smallNumber, ''))

/** The text with its numbers written as those of the other text, which has as many. */
export function withNumbersOf(other: string, text: string): string {
  const written = other.match(smallNumber) ?? []
  let at = 0
  return text.replace(smallNumber, (one) => written[at++] ?? one)
}
