import { gamePlayTexts } from '../../../texts/game/gamePlay.ts'
import styles from './Movement.module.css'

/** Up or down, by shape and number and not by colour alone. */
export const Movement = ({ by }: { by: number }) => {
  if (by === 0) return null
  const { movedUp, movedDown } = gamePlayTexts
  return (
    <span className={by > 0 ? styles.up : styles.down}>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d={by > 0 ? 'M6 1.5 11 9.5H1Z' : 'M6 10.5 1 2.5h10Z'} />
      </svg>
      <span aria-hidden="true">{Math.abs(by)}</span>
      <span className="unseen">{by > 0 ? movedUp(by) : movedDown(-by)}</span>
    </span>
  )
}
