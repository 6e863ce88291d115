import { useEffect, useRef, useState } from 'react'
import { Rays } from '../../../parts/pictures/Rays.tsx'
import type { GameView } from '../../../state/gameView.ts'
import styles from './FinaleCurtain.module.css'
import { finaleAhead } from './finaleAhead.ts'

/** The turn has been told by then: before a finale, the script leaves the curtain its time. */
const fallsMs = 3300

type FinaleCurtainProps = {
  view: GameView
  /** How fast the turn plays, as in a recording; 0 while it stands still. */
  pace?: number
}

/** Falls when the turn has been told: from the next question on moves pay double. */
export const FinaleCurtain = ({ view, pace = 1 }: FinaleCurtainProps) => {
  const [last, doubles] = finaleAhead(view)
  const isDown = useFallen(view.paused ? 0 : pace)
  if (last === undefined) return null
  return (
    <div className={styles.curtain} data-down={isDown || undefined} aria-hidden="true">
      <Rays className={styles.rays} />
      <p>
        <b>{last}</b>
        <strong>{doubles}</strong>
      </p>
    </div>
  )
}

/** While the turn stands still, the curtain waits with it. */
function useFallen(pace: number): boolean {
  const [isDown, setIsDown] = useState(false)
  const leftMs = useRef(fallsMs)
  useEffect(() => {
    if (pace === 0) return
    const from = performance.now()
    const timer = setTimeout(() => setIsDown(true), leftMs.current / pace)
    return () => {
      clearTimeout(timer)
      leftMs.current -= (performance.now() - from) * pace
    }
  }, [pace])
  return isDown
}
