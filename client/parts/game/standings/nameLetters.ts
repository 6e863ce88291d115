/** Of the longest of them. */
export const mostLetters = (texts: readonly string[]): number => Math.max(1, ...texts.map((text) => [...text].length))

/** How large a name can be written on one line, and on two, where none of its words is broken. */
export const nameLetters = (name: string) => ({
  '--letters': mostLetters([name]),
  '--word': mostLetters(name.split(/\s+/)),
})
