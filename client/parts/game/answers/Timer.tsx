import { gamePlayTexts } from '../../../texts/game/gamePlay.ts'
import { joinClasses } from '../../joinClasses.ts'
import styles from './Timer.module.css'

/** From here on the clock is urgent. */
const urgentSeconds = 5
const announcedSeconds: readonly number[] = [10, 5]

type TimerProps = {
  seconds: number | null
  limitSeconds: number
  paused?: boolean
  look?: 'dial' | 'bar'
  urgentFrom?: number
}

const ring = 2 * Math.PI * 44

export const Timer = ({ seconds, limitSeconds, paused, look = 'dial', urgentFrom = urgentSeconds }: TimerProps) => {
  const shown = seconds ?? 0
  const share = limitSeconds > 0 ? Math.min(1, shown / limitSeconds) : 0
  const isUrgent = seconds !== null && shown <= urgentFrom
  return (
    <div
      role="timer"
      aria-label={gamePlayTexts.timer}
      className={joinClasses(styles[look], isUrgent && styles.urgent, paused && styles.paused)}
    >
      {look === 'dial' ? (
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <circle cx="50" cy="50" r="44" className={styles.track} />
          <circle
            cx="50"
            cy="50"
            r="44"
            className={styles.left}
            strokeDasharray={ring}
            style={{ strokeDashoffset: ring * (1 - share) }}
          />
        </svg>
      ) : (
        <span className={styles.track}>
          <span className={styles.left} style={{ transform: `scaleX(${share})` }} />
        </span>
      )}
      <span key={isUrgent ? shown : 'calm'} className={styles.number}>
        {seconds === null ? '' : shown}
      </span>
      <span className="unseen" role="status">
        {announcedSeconds.includes(shown) && seconds !== null ? gamePlayTexts.secondsLeft(shown) : ''}
      </span>
    </div>
  )
}
