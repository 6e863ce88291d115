import { noteReachable, useConnection } from './connection.ts'
import { patientFetch } from './patientFetch.ts'

/** Most blinks are over in a moment. */
const firstPauseMs = 500
const pauseMs = 1_500
const limitMs = 5_000
/** As many as browsers keep to one server. */
const ways = 6

/**
 * Any answer is one: the smallest there is will do. Past the cache, in which the same questions wait for each other and
 * would take one way between them.
 */
const askServer = async (withinMs: number): Promise<number> => {
  const since = performance.now()
  const answer = await patientFetch('/api/join-address', { cache: 'no-store' }, withinMs)
  const tookMs = performance.now() - since
  // A way is free for the next request when its answer has been read.
  void answer.arrayBuffer().catch(() => {})
  return tookMs
}

/**
 * Connections on a line that has died stay open, and the next request goes out on one of them. So we send as many
 * requests at once as there can be such connections: giving up a request closes its connection, and the next round
 * opens new ones.
 */
const askOnAllWays = (withinMs: number): Promise<number> => {
  // What it has asked for on the old line holds them, too.
  navigator.serviceWorker?.controller?.postMessage(null)
  return Promise.any(Array.from({ length: ways }, () => askServer(withinMs)))
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
  // Of a server that stands still a thousand phones ask this at once: once all ways have been given up, one is enough.
  return askServer(750)
    .catch(again(() => askOnAllWays(1500)))
    .catch(again(() => askServer(limitMs)))
}

let isAsking = false

/** Where the line refuses at once, one request is enough. */
const askUntilReached = async (): Promise<void> => {
  if (isAsking) return
  isAsking = true
  let isSilent = true
  let nextMs = firstPauseMs
  while (!useConnection.getState().online) {
    // A class that lost the server together does not ask in the same moment.
    await new Promise((resolve) => setTimeout(resolve, nextMs * (1 + Math.random() / 2)))
    nextMs = pauseMs
    const startedAt = performance.now()
    const asking = isSilent ? askOnAllWays(limitMs) : askServer(limitMs)
    await asking.then(
      () => noteReachable(true),
      () => {
        isSilent = performance.now() - startedAt > limitMs / 2
      },
    )
  }
  isAsking = false
}

/** Once a call was lost somebody has to notice when calls get through again: a browser does not always. */
export const watchReachability = (): void => {
  useConnection.subscribe(({ online }) => {
    if (!online) void askUntilReached()
  })
}

export const whenReached = (): Promise<void> =>
  new Promise((resolve) => {
    if (useConnection.getState().online) return resolve()
    const stop = useConnection.subscribe(({ online }) => {
      if (!online) return
      stop()
      resolve()
    })
  })
