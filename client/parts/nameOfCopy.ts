type Names = {
  /** What tells a copy from the other, behind its name. */
  mark: (number: number) => string
  maxLength: number
  /** Names that are there already. */
  taken?: readonly string[]
}

const mostMarked = 99

/** As much of it as has room, without half of a sign at its end. */
const cut = (name: string, most: number): string => {
  let kept = ''
  for (const sign of name) {
    if (kept.length + sign.length > most) break
    kept += sign
  }
  return kept.replace(/[\s\u200d]+$/, '')
}

/** A long name loses its end, and not the mark. The copy of a copy has the next number. */
export const nameOfCopy = (name: string, { mark, maxLength, taken = [] }: Names): string => {
  const numbers = Array.from({ length: mostMarked }, (_, at) => at + 1)
  const marked = numbers.find((number) => name.endsWith(mark(number)))
  const first = marked === undefined ? name : name.slice(0, -mark(marked).length)
  const names = numbers.map((number) => `${cut(first, maxLength - mark(number).length)}${mark(number)}`)
  return names.find((copy) => copy !== name && !taken.includes(copy)) ?? name
}
