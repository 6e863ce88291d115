import { useEffect } from 'react'
import { refreshPlayer } from '../../net/player.ts'

/** The payout is written after the last question; a moment later the balance is asked for again. */
const refreshAfterMs = 2000

export function useCurrencyAfterGame(): void {
  useEffect(() => {
    const timer = setTimeout(() => void refreshPlayer(), refreshAfterMs)
    return () => clearTimeout(timer)
  }, [])
}
