import { useEffect } from 'react'
import { create } from 'zustand'
import { callApi } from './http.ts'

const onlyHere = /^(localhost|127\.|\[::1\])/

const useOrigin = create<{ origin: string; isAsked: boolean }>(() => ({
  origin: window.location.origin,
  isAsked: false,
}))

/** On the host's own machine the address bar says localhost, where no phone finds anything: the server knows better. */
const askServer = async (): Promise<void> => {
  if (useOrigin.getState().isAsked || !onlyHere.test(window.location.hostname)) return
  useOrigin.setState({ isAsked: true })
  const answer = await callApi<{ address: string }>('GET', '/api/join-address', { keepsSession: true })
  if (answer.ok) useOrigin.setState({ origin: answer.value.address })
}

/** Where a phone has to go: short enough to be typed from a projector, and whole for a QR code. */
export const useJoinAddress = () => {
  useEffect(() => void askServer(), [])
  const origin = useOrigin((state) => state.origin)
  return {
    host: new URL(origin).host,
    addressFor: (code: string) => `${origin}/join/${code}`,
    /** The token stands behind the hash: no server, proxy or log ever reads it. */
    remoteFor: (code: string, token: string) => `${origin}/remote/${code}#${token}`,
  }
}
