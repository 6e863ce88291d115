/** The same key for spellings of one name that differ only in capitals or spaces. */
const keyOf = (name: string): string => name.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim()

export const isNamed = (one: string, other: string): boolean => keyOf(one) === keyOf(other)

/** The listed pupils that the class does not have yet. If the list has a name twice, the class needs two pupils of that name. */
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
