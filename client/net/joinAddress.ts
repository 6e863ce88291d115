import { useEffect } from 'react'
import { create } from 'zustand'
import { callApi } from './http.ts'

const onlyHere = /^(localhost|127\.|\[::1\])/

const useOrigin = create<{ origin: string; isAsked: boolean; isOnlyHere: boolean }>(() => ({
  origin: window.location.origin,
  isAsked: false,
  isOnlyHere: false,
}))

/** On the host's own machine the address bar says localhost, which phones cannot open. The server knows its real address. */
const askServer = async (): Promise<void> => {
  if (useOrigin.getState().isAsked || !onlyHere.test(window.location.hostname)) return
  useOrigin.setState({ isAsked: true })
  const answer = await callApi<{ address: string; onlyHere?: true }>('GET', '/api/join-address', { keepsSession: true })
  if (!answer.ok) return
  const { address: origin, onlyHere: isOnlyHere = false } = answer.value
  useOrigin.setState({ origin, isOnlyHere })
}

/** The address that phones open: short enough to be typed from a projector, and complete for a QR code. */
export const useJoinAddress = () => {
  useEffect(() => void askServer(), [])
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
