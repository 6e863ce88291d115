import { useEffect, useState } from 'react'
import { Rays } from '../../../parts/pictures/Rays.tsx'
import type { GameView } from '../../../state/gameView.ts'
import styles from './FinaleCurtain.module.css'
import { finaleAhead } from './finaleAhead.ts'

/** As long as the animation waits. With reduced motion there is no animation, so this timer brings the curtain. */
const fallsMs = 3300

/** Falls when the turn has been told: from the next question on moves pay double. */
export const FinaleCurtain = ({ view }: { view: GameView }) => {
  const [last, doubles] = finaleAhead(view)
  const [isDown, setIsDown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsDown(true), fallsMs)
    return () => clearTimeout(timer)
  }, [])
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
