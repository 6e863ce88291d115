const letterFromRight = String.raw`[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]`
const hasFromRight = new RegExp(letterFromRight, 'u')
/** A text whose first letter belongs to a script that runs from right to left. */
const runsFromRight = new RegExp(String.raw`^\P{L}*${letterFromRight}`, 'u')
const hasFromLeft = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u

/**
 * The parts of an order as one text. Browsers do not turn an arrow in a text from right to left, so it is chosen here. In a text
 * of both directions an unseen mark before each arrow keeps two parts of the other direction from changing places.
 */
export function inSequence(parts: readonly string[]): string {
  const text = parts.join(' → ')
  const isMixed = hasFromRight.test(text) && hasFromLeft.test(text)
  if (runsFromRight.test(text)) return parts.join(isMixed ? ' \u200f← ' : ' ← ')
  return isMixed ? parts.join(' \u200e→ ') : text
}
