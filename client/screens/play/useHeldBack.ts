import { useEffect, useState } from 'react'
import { wantsStillness } from '../../parts/wantsStillness.ts'
import type { GameView } from '../../state/gameView.ts'
import { winnerShownMs } from './board/winnerShown.ts'

/**
 * Whether a phone still keeps to itself who came first: until the wall has shown it. Whoever comes back after the end
 * has no question on this device any more and need not wait, nor does a host who plays, whose device is the wall.
 */
export function useHeldBack({ phase, asked, isHost }: GameView): boolean {
  const isOver = phase === 'finished'
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    if (!isOver) return
    const timer = setTimeout(() => setIsShown(true), winnerShownMs)
    return () => clearTimeout(timer)
  }, [isOver])
  return isOver && !isShown && asked !== null && !isHost && !wantsStillness()
}
