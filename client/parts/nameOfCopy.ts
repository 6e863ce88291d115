type Names = {
  /** What tells a copy from the other, behind its name. */
  mark: (number: number) => string
  maxLength: number
  /** Names that are there already. */
  taken?: readonly string[]
}

const mostMarked = 99

const numbersFrom = (first: number): number[] => Array.from({ length: mostMarked }, (_, at) => first + at)

/** As much of it as has room, without half of a sign at its end. */
const cut = (name: string, most: number): string => {
  let kept = ''
  for (const sign of name) {
    if (kept.length + sign.length > most) break
    kept += sign
  }
  return kept.replace(/[\s\u200d]+$/, '')
}

/**
 * A long name loses its end, and not the mark. The copy of a copy has the next free number: a lower one would look
 * older than the original.
 */
export const nameOfCopy = (name: string, { mark, maxLength, taken = [] }: Names): string => {
  const marked = numbersFrom(1).find((number) => name.endsWith(mark(number)))
  const first = marked === undefined ? name : name.slice(0, -mark(marked).length)
  const names = numbersFrom((marked ?? 0) + 1).map(
    (number) => `${cut(first, maxLength - mark(number).length)}${mark(number)}`,
  )
  return names.find((copy) => !taken.includes(copy)) ?? name
}
