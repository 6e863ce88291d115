/**
 * Lets at most `places` tasks run at once. The others wait in order of arrival, but keys take turns. So a caller with
 * thirty tasks waits for their own, and every other caller waits for only one of them.
 */
export const atMost = (places: number) => {
  let free = places
  const queues = new Map<string, (() => void)[]>()
  const leave = () => {
    const [first] = queues
    if (!first) {
      free += 1
      return
    }
    const [key, [next, ...others]] = first
    queues.delete(key)
    if (others.length > 0) queues.set(key, others)
    next?.()
  }
  return async <T>(task: () => Promise<T>, key = ''): Promise<T> => {
    if (free > 0) free -= 1
    else await new Promise<void>((enter) => queues.set(key, [...(queues.get(key) ?? []), enter]))
    try {
      return await task()
    } finally {
      leave()
    }
  }
}
