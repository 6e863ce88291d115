import { Icon } from '../../parts/Icon.tsx'
import { joinClasses } from '../../parts/joinClasses.ts'
import { gamePlayTexts } from '../../texts/gamePlay.ts'
import styles from './PausedSign.module.css'

/** Beside the game, not over it: what was to be read stays readable for a class that talks about it. */
export const PausedSign = ({ inStrip }: { inStrip?: boolean }) => (
  <div className={joinClasses(styles.sign, inStrip ? styles.inStrip : styles.onTop)} data-sign>
    <Icon name="pause" />
    <span>
      <b>{gamePlayTexts.paused}</b> {!inStrip && <small>{gamePlayTexts.pausedHint}</small>}
    </span>
  </div>
)
