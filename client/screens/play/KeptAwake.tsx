import { useEffect } from 'react'

/** Refused where the battery is low; it ends whenever the page is hidden. */
const hold = (): Promise<WakeLockSentinel | undefined> =>
  document.visibilityState === 'visible'
    ? navigator.wakeLock.request('screen').catch(() => undefined)
    : Promise.resolve(undefined)

/**
 * Keeps the screen on while a game is played: a phone that goes to sleep drops its line. Over plain http browsers offer
 * nothing of the kind; then the seat is found again when somebody touches the phone.
 */
export default function KeptAwake() {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock = hold()
    const again = () => {
      if (document.visibilityState === 'visible') lock = hold()
    }
    document.addEventListener('visibilitychange', again)
    return () => {
      document.removeEventListener('visibilitychange', again)
      void lock.then((held) => held?.release())
    }
  }, [])
  return null
}
