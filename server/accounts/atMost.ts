/** Those who wait for a turn. Lanes take turns, and so do the names within a lane. */
const openLanes = () => {
  const lanes = new Map<string, Map<string, (() => void)[]>>()
  return {
    add: (lane: string, name: string, enter: () => void): void => {
      const names = lanes.get(lane) ?? new Map<string, (() => void)[]>()
      lanes.set(lane, names.set(name, [...(names.get(name) ?? []), enter]))
    },
    next: (): (() => void) | undefined => {
      for (const [lane, names] of lanes)
        for (const [name, [enter, ...others]] of names) {
          lanes.delete(lane)
          names.delete(name)
          if (others.length > 0) names.set(name, others)
          if (names.size > 0) lanes.set(lane, names)
          return enter
        }
      return undefined
    },
  }
}

/**
 * Lets at most `places` tasks run at once. The others wait in order of arrival, but lanes take turns, and the names within
 * each lane. So a caller with thirty tasks waits for their own, and every other caller waits for only one of them.
 */
export const atMost = (places: number) => {
  let free = places
  const waiting = openLanes()
  const leave = () => {
    const enter = waiting.next()
    if (enter) enter()
    else free += 1
  }
  return async <T>(task: () => Promise<T>, lane = '', name = ''): Promise<T> => {
    if (free > 0) free -= 1
    else await new Promise<void>((enter) => waiting.add(lane, name, enter))
    try {
      return await task()
    } finally {
      leave()
    }
  }
}
