import { useEffect } from 'react'

/** A browser refuses this if the battery is low, and ends it whenever the page is hidden. */
const hold = (): Promise<WakeLockSentinel | undefined> =>
  document.visibilityState === 'visible'
    ? navigator.wakeLock.request('screen').catch(() => undefined)
    : Promise.resolve(undefined)

/**
 * Keeps the screen on during a game, because a phone that goes to sleep drops its line. Over plain http browsers do not
 * offer this: then the phone finds its seat again when the player touches it.
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
