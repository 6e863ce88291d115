import { noteReachable, useConnection } from '../state/connection.ts'
import { patientFetch } from './patientFetch.ts'

const pauseMs = 4_000
const limitMs = 5_000

let isAsking = false

/** Any answer is one: the smallest there is will do. */
const isReachable = (): Promise<boolean> =>
  patientFetch('/api/join-address', { cache: 'no-store' }, limitMs).then(
    () => true,
    () => false,
  )

const askUntilReached = async (): Promise<void> => {
  if (isAsking) return
  isAsking = true
  while (!useConnection.getState().online) {
    // A class that lost the server together does not ask in the same moment.
    await new Promise((resolve) => setTimeout(resolve, pauseMs * (0.75 + Math.random() / 2)))
    if (await isReachable()) noteReachable(true)
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
