import { lettersWide } from './lettersWide.ts'

/** The width of the longest text. */
export const mostLetters = (texts: readonly string[]): number => Math.max(1, ...texts.map(lettersWide))

/** A name may break after a space, and after a mark that its player put into it. */
export const partsOfName = (name: string): string[] => name.match(/[^\s_.-]+[\s_.-]*|[\s_.-]+/g) ?? []

/** The longer of two lines, if the name is divided as evenly as possible. */
function longerOfTwo(name: string): number {
  const parts = partsOfName(name)
  const lines = (at: number) => [parts.slice(0, at).join('').trim(), parts.slice(at).join('')]
  return Math.min(...[0, ...parts.keys()].map((at) => mostLetters(lines(at))))
}

/** The width of a name on one line and on two, without a broken word, from which its size follows. */
export const nameLetters = (name: string) => ({ '--letters': mostLetters([name]), '--on-line': longerOfTwo(name) })
