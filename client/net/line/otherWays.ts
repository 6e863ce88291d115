import { askOnAllWays, askServer, limitMs, ways } from '../reachability.ts'

/** Long enough for the next knock, and not for one that has nothing to do with it. */
const knownForMs = 10_000
let foundDeadAt = Number.NEGATIVE_INFINITY

/**
 * Whether the server answers, and not on the usual way. By HTTP/2 everything goes over one connection, which giving up
 * requests does not close: a browser takes it for dead after ten seconds of silence and more. What is asked without cookies
 * has a connection of its own. Asked once: the next try goes the usual way again.
 */
export const usualIsDead = (): boolean => {
  const was = performance.now() - foundDeadAt < knownForMs
  foundDeadAt = Number.NEGATIVE_INFINITY
  return was
}

/**
 * How long the server takes to answer, on whatever way does; rejects where none does. A new connection takes two round
 * trips to its first answer, and three where it is encrypted: a way that is alive answers before it.
 */
export const answersAfter = async (isStillWanted: () => boolean): Promise<number> => {
  const again = <Answer>(ask: () => Promise<Answer>) => {
    return (why: unknown) => {
      if (!isStillWanted()) throw why
      return ask()
    }
  }
  const usually = (tookMs: number) => ({ tookMs, isUsualDead: false })
  const aside = (withinMs: number) => askServer(withinMs, 'aside').then((tookMs) => ({ tookMs, isUsualDead: true }))
  // Of a server that stands still a thousand phones ask this at once: once all ways have been given up, two are enough.
  const { tookMs, isUsualDead } = await askServer(750)
    .then(usually)
    .catch(again(() => Promise.any([askOnAllWays(1500, ways - 2).then(usually), aside(1500)])))
    .catch(again(() => Promise.any([askServer(limitMs).then(usually), aside(limitMs)])))
  foundDeadAt = isUsualDead ? performance.now() : Number.NEGATIVE_INFINITY
  return tookMs
}
