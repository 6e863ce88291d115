/** How much there is to read decides how large it can be written; the sizes themselves are in the style sheets. */
export type TextLength = 'short' | 'medium' | 'long' | 'longest'

const stepOf = (length: number, [short, medium, long]: readonly [number, number, number]): TextLength => {
  if (length <= short) return 'short'
  if (length <= medium) return 'medium'
  return length <= long ? 'long' : 'longest'
}

const lengthOf = (text: string): number => [...text].length

export const questionLength = (text: string): TextLength => stepOf(lengthOf(text), [45, 90, 140])

/** The four answers are written alike, so the longest decides. */
export const answersLength = (answers: readonly string[]): TextLength =>
  stepOf(Math.max(0, ...answers.map(lengthOf)), [14, 32, 56])
