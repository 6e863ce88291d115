import { noteReachable, useConnection } from './connection.ts'
import { patientFetch } from './patientFetch.ts'

const pauseMs = 2_000
const limitMs = 5_000
/** As many as browsers keep to one server. */
const ways = 6

/**
 * Any answer is one: the smallest there is will do. Past the cache, in which the same questions wait for each other and
 * would take one way between them.
 */
export const askServer = (withinMs: number): Promise<Response> =>
  patientFetch('/api/join-address', { cache: 'no-store' }, withinMs)

let isAsking = false

/**
 * Connections on a line that has died stay open, and the next request goes out on one of them. So we send as many
 * requests at once as there can be such connections: giving up a request closes its connection, and the next round
 * opens new ones. Where the line refuses at once, one request is enough.
 */
const askUntilReached = async (): Promise<void> => {
  if (isAsking) return
  isAsking = true
  let isSilent = true
  while (!useConnection.getState().online) {
    // A class that lost the server together does not ask in the same moment.
    await new Promise((resolve) => setTimeout(resolve, pauseMs * (1 + Math.random())))
    const startedAt = performance.now()
    const asking = Array.from({ length: isSilent ? ways : 1 }, () => askServer(limitMs))
    await Promise.any(asking).then(
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
