import { useEffect, useState } from 'react'
import { wantsStillness } from '../../parts/wantsStillness.ts'
import type { GameView } from '../../state/gameView.ts'
import { winnerShownMs } from './podiumSteps.ts'

/**
 * Whether a phone still keeps to itself who came first: until the wall has shown it. Whoever comes back after the end
 * has no question on this device any more and need not wait, nor does a host who plays, whose device is the wall.
 */
export function useHeldBack({ asked, isHost }: GameView): boolean {
  const [isHeld, setIsHeld] = useState(() => asked !== null && !isHost && !wantsStillness())
  useEffect(() => {
    const timer = setTimeout(() => setIsHeld(false), winnerShownMs)
    return () => clearTimeout(timer)
  }, [])
  return isHeld
}
