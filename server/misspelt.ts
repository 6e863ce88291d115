/** How many letters have to be added, left out or changed to make one word the other. */
const distance = (one: string, other: string): number => {
  let above = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (const [row, letter] of [...one].entries()) {
    const line = [row + 1]
    for (const [column, second] of [...other].entries()) {
      const changed = (above[column] ?? 0) + (letter === second ? 0 : 1)
      line.push(Math.min(changed, (above[column + 1] ?? 0) + 1, (line[column] ?? 0) + 1))
    }
    above = line
  }
  return above.at(-1) ?? 0
}

/** Short names have many neighbours, so they must match more closely. */
const nearEnough = ({ length }: string): number => (length < 9 ? 0 : length < 11 ? 1 : length < 15 ? 2 : 3)

/** Most names differ too much in length alone, and this is asked at every start for each pair of names. */
const isNear = (given: string, known: string, atMost: number): boolean =>
  Math.abs(given.length - known.length) <= atMost && distance(given, known) <= atMost

const bare = (name: string): string => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/**
 * Unknown names that are close to a known one that was not given. With `TEACHERCODE`, for example, a school stays open
 * whose administrator believes it is closed.
 */
export const misspelt = (given: readonly string[], known: readonly string[]): { given: string; meant: string }[] =>
  given.flatMap((name) => {
    if (known.includes(name)) return []
    const meant = known.find((one) => !given.includes(one) && isNear(bare(name), bare(one), nearEnough(one)))
    return meant === undefined ? [] : [{ given: name, meant }]
  })
