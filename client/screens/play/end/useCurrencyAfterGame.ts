import { useEffect } from 'react'

async function refresh(): Promise<void> {
  // Only needed once, at the very end: a phone that answers questions does not wait for it.
  const { refreshPlayer } = await import('../../../state/player.ts')
  await refreshPlayer()
}

/** The payout is written after the last question; a moment later the balance is asked for again. */
const refreshAfterMs = 2000

export function useCurrencyAfterGame(): void {
  useEffect(() => {
    // We ask even if the player is in the next game by then. Without a network, the next page asks.
    setTimeout(() => refresh().catch(() => {}), refreshAfterMs)
  }, [])
}
