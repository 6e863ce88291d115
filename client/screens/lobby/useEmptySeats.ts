import { useEffect, useState } from 'react'
import type { GameView } from '../../state/gameView.ts'

/** One or two are taken out by hand. */
const worthAPress = 3
/** A page says that it is there a moment after it has sat down. */
const lastingMs = 10_000

/** Seats that have been silent for a while, where there are too many of them to remove one by one. */
export function useEmptySeats({ players }: GameView): number {
  const empty = players.filter(({ spoke, isHost, plays }) => plays && !spoke && !isHost).length
  const isMany = empty >= worthAPress
  const [isLasting, setIsLasting] = useState(false)
  useEffect(() => {
    if (!isMany) return
    const timer = setTimeout(() => setIsLasting(true), lastingMs)
    return () => {
      clearTimeout(timer)
      setIsLasting(false)
    }
  }, [isMany])
  return isMany && isLasting ? empty : 0
}
