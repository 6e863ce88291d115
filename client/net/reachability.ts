import { noteReachable, useConnection } from './connection.ts'
import { patientFetch } from './patientFetch.ts'

/** Most breaks of the line are over in a moment. */
const firstPauseMs = 500
const pauseMs = 1_500
export const limitMs = 5_000
/** As many connections as browsers keep to one server. */
export const ways = 6

/**
 * Any answer will do, so this asks for the smallest there is. It skips the cache, where equal requests would wait for
 * each other on one connection. Without cookies ('aside') only a good answer counts: what stands before the school may
 * ask for cookies.
 */
export const askServer = async (withinMs: number, way: 'usual' | 'aside' = 'usual'): Promise<number> => {
  const since = performance.now()
  const credentials = way === 'aside' ? 'omit' : 'same-origin'
  const answer = await patientFetch('/api/join-address', { cache: 'no-store', credentials }, withinMs)
  if (way === 'aside' && !answer.ok) throw new Error('nobody is let in without cookies')
  const tookMs = performance.now() - since
  // The connection is free for the next request only when the answer has been read.
  void answer.arrayBuffer().catch(() => {})
  return tookMs
}

/**
 * Connections on a line that has died stay open, and the next request goes out on one of them. So we send as many
 * requests at once as there can be such connections: giving up a request closes its connection, and the next round
 * opens new ones.
 */
export const askOnAllWays = (withinMs: number, count = ways): Promise<number> => {
  // The service worker's requests on the old line hold connections, too.
  navigator.serviceWorker?.controller?.postMessage(null)
  return Promise.any(Array.from({ length: count }, () => askServer(withinMs)))
}

/** A pause of up to half as long again, which keeps a class that lost the server together from calling in one moment. */
export const aboutIn = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms * (1 + Math.random() / 2)))

let isAsking = false

/** Asks until the server answers. If the line refuses at once, one request each time is enough. */
const askUntilReached = async (): Promise<void> => {
  if (isAsking) return
  isAsking = true
  let isSilent = true
  let nextMs = firstPauseMs
  while (!useConnection.getState().online) {
    await aboutIn(nextMs)
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

/** After a lost call this finds out when calls get through again: a browser does not always notice. */
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
