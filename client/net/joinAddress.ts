import { useEffect } from 'react'
import { create } from 'zustand'
import { callApi } from './http.ts'

const onlyHere = /^(localhost|127\.|\[::1\])/

/** A laptop that is opened again in another place has another address there, and nothing tells the page. */
const askedAgainMs = 5_000

export const useOrigin = create<{ origin: string; isOnlyHere: boolean }>(() => ({
  origin: window.location.origin,
  isOnlyHere: false,
}))

const askServer = async (): Promise<void> => {
  const answer = await callApi<{ address: string; onlyHere?: true }>('GET', '/api/join-address', { keepsSession: true })
  if (!answer.ok) return
  const { address: origin, onlyHere: isOnlyHere = false } = answer.value
  useOrigin.setState({ origin, isOnlyHere })
}

let watchers = 0
let asking: ReturnType<typeof setInterval> | undefined

/**
 * On the host's own machine the address bar says localhost, which phones cannot open. The server knows its real address, and
 * is asked for it as long as it is shown.
 */
export const watchOrigin = (): (() => void) | undefined => {
  if (!onlyHere.test(window.location.hostname)) return
  if (watchers++ === 0) {
    void askServer()
    asking = setInterval(askServer, askedAgainMs)
  }
  return () => {
    if (--watchers === 0) clearInterval(asking)
  }
}

/** The address that phones open: short enough to be typed from a projector, and complete for a QR code. */
export const useJoinAddress = () => {
  useEffect(watchOrigin, [])
  const origin = useOrigin((state) => state.origin)
  return {
    /** No other device can reach this server. */
    isOnlyHere: useOrigin((state) => state.isOnlyHere),
    host: new URL(origin).host,
    addressFor: (code: string) => `${origin}/join/${code}`,
    /** The token stands behind the hash: no server, proxy or log ever reads it. */
    remoteFor: (code: string, token: string) => `${origin}/remote/${code}#${token}`,
    doorFor: (code: string) => `${origin}/class/${code}`,
    cardFor: (secret: string) => `${origin}/in#${secret}`,
  }
}
