import { askOnAllWays, askServer, limitMs, ways } from '../reachability.ts'

/** Long enough for the next knock, and too short for a later one that has nothing to do with it. */
const knownForMs = 10_000
let foundDeadAt = Number.NEGATIVE_INFINITY

/**
 * Whether the server answers, but not on the usual connection. With HTTP/2 all requests share one, which stays open
 * when requests are given up. A browser takes it for dead only after ten seconds of silence or more. Requests without
 * cookies have their own connection. Asking resets this: the next try goes the usual way again.
 */
export const usualIsDead = (): boolean => {
  const was = performance.now() - foundDeadAt < knownForMs
  foundDeadAt = Number.NEGATIVE_INFINITY
  return was
}

/**
 * How long the server takes to answer on any connection that works; rejects if none does. A new connection takes two
 * round trips to its first answer, and three if it is encrypted: one that is alive answers sooner.
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
  // When a server stands still, a thousand phones ask this at once. Once all connections were given up, two requests
  // are enough.
  const { tookMs, isUsualDead } = await askServer(750)
    .then(usually)
    .catch(again(() => Promise.any([askOnAllWays(1500, ways - 2).then(usually), aside(1500)])))
    .catch(again(() => Promise.any([askServer(limitMs).then(usually), aside(limitMs)])))
  foundDeadAt = isUsualDead ? performance.now() : Number.NEGATIVE_INFINITY
  return tookMs
}
