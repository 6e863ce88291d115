/** Reads at most once in `freshMs`, and one read at a time. Call `forget` after a change of your own. */
export const remembered = <T>(freshMs: number, now: () => number, read: () => Promise<T>) => {
  let reading: { at: number; isUnderWay: boolean; value: Promise<T> } | undefined
  return {
    get: (): Promise<T> => {
      const at = now()
      if (!reading || (!reading.isUnderWay && (at - reading.at >= freshMs || at < reading.at))) {
        const fresh = { at, isUnderWay: true, value: read() }
        reading = fresh
        const isRead = () => {
          fresh.isUnderWay = false
        }
        // A failure is told to those who asked, but it is not remembered.
        fresh.value.then(isRead, () => {
          if (reading === fresh) reading = undefined
        })
      }
      return reading.value
    },
    forget: () => {
      reading = undefined
    },
  }
}
