import { useEffect, useState } from 'react'
import type { GameView } from '../../state/gameView.ts'

/** A host removes one or two players by hand, so the button appears from three on. */
const worthAPress = 3
/** A new page reports a moment after it has taken its seat, so we wait this long. */
const lastingMs = 10_000

/** The number of seats whose devices have been silent for a while, if they are too many to remove one by one. */
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
