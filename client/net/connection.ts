import { create } from 'zustand'

type Connection = {
  online: boolean
  /** A game says that its own line is down: one notice at a time. */
  isSaid: boolean
  /** Calls get through to the server, and lines to games do not. */
  isLineShut: boolean
}

export const useConnection = create<Connection>(() => ({ online: navigator.onLine, isSaid: false, isLineShut: false }))

export const watchConnection = (): void => {
  const read = () => useConnection.setState({ online: navigator.onLine })
  addEventListener('online', read)
  addEventListener('offline', read)
}

/** A call that never reached the server knows better than the browser does. */
export const noteReachable = (online: boolean): void => {
  if (useConnection.getState().online !== online) useConnection.setState({ online })
}
