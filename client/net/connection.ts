import { create } from 'zustand'

type Connection = {
  online: boolean
  /** A game already says that its line is down, so the page shows no second notice. */
  isSaid: boolean
  /** Calls get through to the server, but lines to games do not. */
  isLineShut: boolean
}

export const useConnection = create<Connection>(() => ({ online: navigator.onLine, isSaid: false, isLineShut: false }))

export const watchConnection = (): void => {
  const read = () => useConnection.setState({ online: navigator.onLine })
  addEventListener('online', read)
  addEventListener('offline', read)
}

/** A call that did not reach the server is a surer sign than what the browser says. */
export const noteReachable = (online: boolean): void => {
  if (useConnection.getState().online !== online) useConnection.setState({ online })
}
