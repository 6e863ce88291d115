import type { PausedBy } from '../../../rooms/shared/match/matchEntries.ts'
import { joinClasses } from '../../parts/joinClasses.ts'
import { Icon } from '../../parts/pictures/Icon.tsx'
import { gamePlayTexts } from '../../texts/game/gamePlay.ts'
import styles from './PausedSign.module.css'

/** Beside the game, not over it: the question stays readable for a class that talks about it. */
type PausedSignProps = { by: PausedBy | null; inStrip?: boolean }

export const PausedSign = ({ by, inStrip }: PausedSignProps) => {
  const isRestart = by === 'restart'
  return (
    <div className={joinClasses(styles.sign, inStrip ? styles.inStrip : styles.onTop)} data-sign>
      <Icon name="pause" />
      <span>
        <b>{isRestart ? gamePlayTexts.waiting : gamePlayTexts.paused}</b>{' '}
        {!inStrip && <small>{isRestart ? gamePlayTexts.waitingHint : gamePlayTexts.pausedHint}</small>}
      </span>
    </div>
  )
}
