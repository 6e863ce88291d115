import { askOnAllWays, askServer, limitMs, ways } from '../reachability.ts'

let isUsualDead = false

/**
 * Whether the server answers, and not on the usual way. By HTTP/2 everything goes over one connection, which giving up
 * requests does not close: a browser takes it for dead after ten seconds of silence and more. What is asked without cookies
 * has a connection of its own. Asked once: the next try goes the usual way again.
 */
export const usualIsDead = (): boolean => {
  const was = isUsualDead
  isUsualDead = false
  return was
}

const askAside = async (withinMs: number): Promise<number> => {
  const tookMs = await askServer(withinMs, 'omit')
  isUsualDead = true
  return tookMs
}

/**
 * How long the server takes to answer, on whatever way does; rejects where none does. A new connection takes two round
 * trips to its first answer, and three where it is encrypted.
 */
export const answersAfter = (isStillWanted: () => boolean): Promise<number> => {
  const again = (ask: () => Promise<number>) => (why: unknown) => {
    if (!isStillWanted()) throw why
    return ask()
  }
  isUsualDead = false
  // Of a server that stands still a thousand phones ask this at once: once all ways have been given up, one is enough.
  return askServer(750)
    .catch(again(() => Promise.any([askOnAllWays(1500, ways - 1), askAside(1500)])))
    .catch(again(() => askAside(limitMs)))
}
