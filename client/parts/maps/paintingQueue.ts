/** Pictures are painted one at a time, while the page has nothing else to do. */
let last: Promise<void> = Promise.resolve()

const restMs = 200

export const untilIdle = (): Promise<void> =>
  new Promise((done) => {
    // Safari does not tell when it is idle.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => done(), { timeout: restMs * 10 })
    else setTimeout(done, restMs)
  })

/** Paints when it is this picture's turn, unless it is not wanted any more. */
export function paintInTurn(paint: () => Promise<void>, isWanted: () => boolean): void {
  last = last.then(async () => {
    await untilIdle()
    // A picture that fails leaves the drawing of tiles where it is; the next one still gets its turn.
    if (isWanted()) await paint().catch(() => {})
  })
}
