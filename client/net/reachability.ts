import { noteReachable, useConnection } from '../state/connection.ts'
import { patientFetch } from './patientFetch.ts'

const pauseMs = 4_000
const limitMs = 5_000
/** As many as browsers keep to one server. */
const ways = 6

type Outcome = 'reached' | 'refused' | 'silent'

/** Any answer is one: the smallest there is will do. */
const ask = async (): Promise<Outcome> => {
  const startedAt = performance.now()
  try {
    await patientFetch('/api/join-address', { cache: 'no-store' }, limitMs)
    return 'reached'
  } catch {
    return performance.now() - startedAt < limitMs / 2 ? 'refused' : 'silent'
  }
}

/**
 * What was open on a line that has died stays open, and the next request goes out on it. So as many ask at once as
 * there can be of those: each is closed by the one that was let go of on it, and the round after has new ones.
 */
const askOnEveryWay = async (): Promise<Outcome> => {
  const asking = Array.from({ length: ways }, ask)
  const reached = Promise.any(
    asking.map(async (one) => ((await one) === 'reached' ? 'reached' : Promise.reject())),
  ) as Promise<Outcome>
  return reached.catch(async () => ((await Promise.all(asking)).includes('silent') ? 'silent' : 'refused'))
}

let isAsking = false

const askUntilReached = async (): Promise<void> => {
  if (isAsking) return
  isAsking = true
  let last: Outcome = 'silent'
  while (!useConnection.getState().online) {
    // A class that lost the server together does not ask in the same moment.
    await new Promise((resolve) => setTimeout(resolve, (pauseMs / 2) * (1 + Math.random())))
    last = await (last === 'silent' ? askOnEveryWay() : ask())
    if (last === 'reached') noteReachable(true)
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
