const digit = /\p{Nd}/u
const digits = new RegExp(digit, 'gu')

/** The ten digits of a script follow each other, at times behind those of another: so many stand before one as it counts. */
function numberOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0
  let before = 0
  while (digit.test(String.fromCodePoint(code - before - 1))) before++
  return before % 10
}

/** The text with the digits of every script as 0 to 9. The caller has made NFKC of it. */
export const inAsciiDigits = (text: string): string => text.replace(digits, (sign) => String(numberOf(sign)))
