/** Lets at most `places` tasks run at once; the others wait in the order they came. */
export const atMost = (places: number) => {
  let free = places
  const queue: (() => void)[] = []
  const leave = () => {
    const next = queue.shift()
    if (next) next()
    else free += 1
  }
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1
    else await new Promise<void>((enter) => queue.push(enter))
    try {
      return await task()
    } finally {
      leave()
    }
  }
}
