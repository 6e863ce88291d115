import { Rays } from '../../../parts/pictures/Rays.tsx'
import type { GameView } from '../../../state/gameView.ts'
import styles from './FinaleCurtain.module.css'
import { finaleAhead } from './finaleAhead.ts'

/** Falls when the turn has been told: from the next question on moves pay double. */
export const FinaleCurtain = ({ view }: { view: GameView }) => {
  const [last, doubles] = finaleAhead(view)
  if (last === undefined) return null
  return (
    <div className={styles.curtain} aria-hidden="true">
      <Rays className={styles.rays} />
      <p>
        <b>{last}</b>
        <strong>{doubles}</strong>
      </p>
    </div>
  )
}
