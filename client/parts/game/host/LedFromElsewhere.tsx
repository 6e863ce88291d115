import { remoteTexts } from '../../../texts/game/remote.ts'
import { joinClasses } from '../../joinClasses.ts'
import { Icon } from '../../pictures/Icon.tsx'
import styles from './LedFromElsewhere.module.css'

type LedFromElsewhereProps = { count: number; onWanted: () => void; floating?: boolean }

/** In place of the bar: the small way back to it. */
export const LedFromElsewhere = ({ count, onWanted, floating }: LedFromElsewhereProps) => (
  <button
    type="button"
    className={joinClasses(styles.led, floating && styles.floating)}
    onClick={onWanted}
    title={`${remoteTexts.leads(count)}. ${remoteTexts.showBar}`}
    aria-label={`${remoteTexts.leads(count)}. ${remoteTexts.showBar}`}
  >
    <Icon name="phone" size={24} />
  </button>
)
