import { useEffect, useState } from 'react'
import type { GameView } from '../../state/gameView.ts'
import { winnerShownMs } from './board/winnerShown.ts'

/**
 * Whether this phone still hides the winner, which it does until the board has shown it, also where nothing moves on the phone: the
 * board may still roll its drums. A device that opens after the end has no question and need not wait. Neither does a host
 * who plays, whose device is the board.
 */
export function useHeldBack({ phase, asked, isHost }: GameView): boolean {
  const isOver = phase === 'finished'
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    if (!isOver) return
    const timer = setTimeout(() => setIsShown(true), winnerShownMs)
    return () => clearTimeout(timer)
  }, [isOver])
  return isOver && !isShown && asked !== null && !isHost
}
