import { Icon } from '../../parts/Icon.tsx'
import { gamePlayTexts } from '../../texts/gamePlay.ts'
import styles from './PausedSign.module.css'

/** Over the game, not instead of it: what was to be read stays readable for a class that talks about it. */
export const PausedSign = () => (
  <div className={styles.sign}>
    <Icon name="pause" />
    <span>
      <b>{gamePlayTexts.paused}</b>
      <small>{gamePlayTexts.pausedHint}</small>
    </span>
  </div>
)
