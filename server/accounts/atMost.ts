/** Those who wait at the end of a path, and those on the paths that go on from here. */
interface Waiting {
  here: (() => void)[]
  beyond: Map<string, Waiting>
}

const add = (waiting: Waiting, [first, ...rest]: readonly string[], enter: () => void): void => {
  if (first === undefined) {
    waiting.here.push(enter)
    return
  }
  const further = waiting.beyond.get(first) ?? { here: [], beyond: new Map() }
  waiting.beyond.set(first, further)
  add(further, rest, enter)
}

/** Whose turn it is. Their path goes to the end of its row. */
const next = ({ here, beyond }: Waiting): (() => void) | undefined => {
  for (const [first, further] of beyond) {
    beyond.delete(first)
    const enter = next(further)
    if (further.here.length + further.beyond.size > 0) beyond.set(first, further)
    return enter
  }
  return here.shift()
}

/**
 * Lets at most `places` tasks run at once. The others wait in order of arrival, but the first parts of their paths take
 * turns, then the second parts of equal first ones, and so on. So a caller with thirty tasks waits for their own, and every
 * other caller waits for only one of them.
 */
export const atMost = (places: number) => {
  let free = places
  const waiting: Waiting = { here: [], beyond: new Map() }
  const leave = () => {
    const enter = next(waiting)
    if (enter) enter()
    else free += 1
  }
  return async <T>(task: () => Promise<T>, path: readonly string[] = []): Promise<T> => {
    if (free > 0) free -= 1
    else await new Promise<void>((enter) => add(waiting, path, enter))
    try {
      return await task()
    } finally {
      leave()
    }
  }
}
