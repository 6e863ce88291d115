const restMs = 200

export const untilIdle = (): Promise<void> =>
  new Promise((done) => {
    // Safari does not tell when it is idle.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => done(), { timeout: restMs * 10 })
    else setTimeout(done, restMs)
  })

/** One at a time, while the page has nothing else to do, and only what is still wanted by then. */
const openQueue = () => {
  let last: Promise<void> = Promise.resolve()
  return (act: () => Promise<void>, isWanted: () => boolean): void => {
    last = last.then(async () => {
      await untilIdle()
      // A picture that fails leaves what is there where it is; the next one still gets its turn.
      if (isWanted()) await act().catch(() => {})
    })
  }
}

/** For worlds. */
export const paintInTurn = openQueue()

/** For the tiles they are drawn with, which are there sooner. */
export const layTilesInTurn = openQueue()
