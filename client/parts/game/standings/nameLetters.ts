import { lettersWide } from './lettersWide.ts'

/** Of the longest of them. */
export const mostLetters = (texts: readonly string[]): number => Math.max(1, ...texts.map(lettersWide))

/** A name breaks after a gap, and where its bearer put a mark. */
export const partsOfName = (name: string): string[] => name.match(/[^\s_.-]+[\s_.-]*|[\s_.-]+/g) ?? []

/** The longer one of two lines that are as even as they can be. */
function longerOfTwo(name: string): number {
  const parts = partsOfName(name)
  const lines = (at: number) => [parts.slice(0, at).join('').trim(), parts.slice(at).join('')]
  return Math.min(...[0, ...parts.keys()].map((at) => mostLetters(lines(at))))
}

/** How large a name can be written on one line, and on two, where none of its words is broken. */
export const nameLetters = (name: string) => ({ '--letters': mostLetters([name]), '--on-line': longerOfTwo(name) })
