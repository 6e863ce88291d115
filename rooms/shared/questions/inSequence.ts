/** A text whose first letter belongs to a script that runs from right to left. */
const runsFromRight = /^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** The parts of an order as one text. Browsers do not turn an arrow in a text from right to left, so it is chosen here. */
export function inSequence(parts: readonly string[]): string {
  const text = parts.join(' → ')
  return runsFromRight.test(text) ? parts.join(' ← ') : text
}
