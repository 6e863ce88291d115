import { create } from 'zustand'

type Connection = { online: boolean }

export const useConnection = create<Connection>(() => ({ online: navigator.onLine }))

export const watchConnection = (): void => {
  const read = () => useConnection.setState({ online: navigator.onLine })
  addEventListener('online', read)
  addEventListener('offline', read)
}

/** A call that never reached the server knows better than the browser does. */
export const noteReachable = (online: boolean): void => {
  if (useConnection.getState().online !== online) useConnection.setState({ online })
}
