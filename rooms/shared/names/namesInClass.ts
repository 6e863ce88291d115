/** Two spellings of one name: as in capitals, or with another space between. */
const keyOf = (name: string): string => name.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim()

export const isNamed = (one: string, other: string): boolean => keyOf(one) === keyOf(other)

/** Whom a list names and the class does not have yet. Where two are called the same, it has to have two. */
export const notYetIn = <Named extends { name: string }>(
  listed: readonly Named[],
  present: readonly string[],
): Named[] => {
  const left = new Map<string, number>()
  for (const name of present) left.set(keyOf(name), (left.get(keyOf(name)) ?? 0) + 1)
  return listed.filter(({ name }) => {
    const count = left.get(keyOf(name)) ?? 0
    left.set(keyOf(name), count - 1)
    return count <= 0
  })
}
