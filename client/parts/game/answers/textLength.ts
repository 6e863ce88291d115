/** The length of a text decides how large it can be. The sizes themselves are in the style sheets. */
const textLengths = ['short', 'medium', 'long', 'longest', 'extreme'] as const
export type TextLength = (typeof textLengths)[number]

/** Up to how many characters each length goes. A longer text is extreme. */
const questionSteps = [45, 90, 140, 200]
const answerSteps = [14, 32, 56, 80]

/** The text that is read: without the commands of a formula. */
const readText = (text: string): string => text.replace(/\\[a-z]+|[\\${}^]/gi, '')

/** Such a sign is as wide as nearly two letters. */
export const wideSigns = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/gu

function lengthOf(text: string): number {
  const read = readText(text)
  return [...read].length + (read.match(wideSigns)?.length ?? 0) * 0.7
}

const stepOf = (length: number, steps: readonly number[]): TextLength =>
  textLengths[steps.findIndex((most) => length <= most)] ?? 'extreme'

export const questionLength = (text: string): TextLength => stepOf(lengthOf(text), questionSteps)

/** All answers have the same size, so the longest decides. */
export const answersLength = (answers: readonly string[]): TextLength =>
  stepOf(Math.max(0, ...answers.map(lengthOf)), answerSteps)

/** A longer word is broken in any case, and should not make the others smaller. */
const longestFitted = 18

/**
 * In scripts that break lines between any two signs, each sign is a word. Elsewhere spaces and hyphens end a word, and a hyphen
 * stays on its line.
 */
const words = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]|[^\s\-\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]+-?/gu

/** The letters of the longest word, so that no word is broken if that can be avoided. */
export const longestWord = (answers: readonly string[]): number =>
  Math.min(
    longestFitted,
    Math.max(1, ...answers.flatMap((answer) => readText(answer).match(words) ?? []).map((word) => [...word].length)),
  )
