/** How much there is to read decides how large it can be written; the sizes themselves are in the style sheets. */
const textLengths = ['short', 'medium', 'long', 'longest', 'extreme'] as const
export type TextLength = (typeof textLengths)[number]

/** Up to how many characters each length goes; beyond the last it is extreme. */
const questionSteps = [45, 90, 140, 200]
const answerSteps = [14, 32, 56, 80]

/** What is read: of a formula not the words by which it is written. */
export const readText = (text: string): string => text.replace(/\\[a-z]+|[\\${}^]/gi, '')

/** Such a sign is as wide as nearly two letters. */
export const wideSigns = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/gu

function lengthOf(text: string): number {
  const read = readText(text)
  return [...read].length + (read.match(wideSigns)?.length ?? 0) * 0.7
}

const stepOf = (length: number, steps: readonly number[]): TextLength =>
  textLengths[steps.findIndex((most) => length <= most)] ?? 'extreme'

export const questionLength = (text: string): TextLength => stepOf(lengthOf(text), questionSteps)

/** The four answers are written alike, so the longest decides. */
export const answersLength = (answers: readonly string[]): TextLength =>
  stepOf(Math.max(0, ...answers.map(lengthOf)), answerSteps)

/** Longer words are broken whatever is done; the others need not suffer for them. */
const longestFitted = 18

/** Where lines break between any two letters, each is a word; elsewhere what stands between blanks and hyphens. */
const words = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]|[^\s\-\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]+/gu

/** By its letters: none is broken while there is a way. */
export const longestWord = (answers: readonly string[]): number =>
  Math.min(
    longestFitted,
    Math.max(1, ...answers.flatMap((answer) => readText(answer).match(words) ?? []).map((word) => [...word].length)),
  )
