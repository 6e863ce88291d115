import { noteReachable, useConnection } from './connection.ts'
import { patientFetch } from './patientFetch.ts'

/** Most blinks are over in a moment. */
const firstPauseMs = 500
const pauseMs = 1_500
export const limitMs = 5_000
/** As many as browsers keep to one server. */
export const ways = 6

/**
 * Any answer is one: the smallest there is will do. Past the cache, in which the same questions wait for each other and
 * would take one way between them. Aside, without cookies, it is one only where nobody before the school asks for them.
 */
export const askServer = async (withinMs: number, way: 'usual' | 'aside' = 'usual'): Promise<number> => {
  const since = performance.now()
  const credentials = way === 'aside' ? 'omit' : 'same-origin'
  const answer = await patientFetch('/api/join-address', { cache: 'no-store', credentials }, withinMs)
  if (way === 'aside' && !answer.ok) throw new Error('nobody is let in without cookies')
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
export const askOnAllWays = (withinMs: number, count = ways): Promise<number> => {
  // What it has asked for on the old line holds them, too.
  navigator.serviceWorker?.controller?.postMessage(null)
  return Promise.any(Array.from({ length: count }, () => askServer(withinMs)))
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
