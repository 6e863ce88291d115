const restMs = 200

export const untilIdle = (): Promise<void> =>
  new Promise((done) => {
    // Safari does not tell when it is idle.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => done(), { timeout: restMs * 10 })
    else setTimeout(done, restMs)
  })

/** Runs one act at a time, while the page is idle, and only if it is still wanted by then. */
const openQueue = () => {
  let last: Promise<void> = Promise.resolve()
  return (act: () => Promise<void>, isWanted: () => boolean): void => {
    last = last.then(async () => {
      await untilIdle()
      // If a picture fails, the old one stays, and the next still gets its turn.
      if (isWanted()) await act().catch(() => {})
    })
  }
}

/** For painted worlds. */
export const paintInTurn = openQueue()

/** For the tiles of maps, which are ready sooner than painted worlds. */
export const layTilesInTurn = openQueue()
