import { useEffect } from 'react'
import { remoteTexts } from '../../../texts/game/remote.ts'
import { keepFocus } from '../../dialog/keptFocus.ts'
import { joinClasses } from '../../joinClasses.ts'
import { Icon } from '../../pictures/Icon.tsx'
import styles from './LedFromElsewhere.module.css'

type LedFromElsewhereProps = { count: number; onWanted: () => void; floating?: boolean }

/** In place of the bar: the small way back to it. */
export const LedFromElsewhere = ({ count, onWanted, floating }: LedFromElsewhereProps) => {
  // Either of the two goes with the focus that was on it.
  useEffect(() => {
    keepFocus()
    return keepFocus
  }, [])
  const text = `${remoteTexts.leads(count)}. ${remoteTexts.showBar}`
  return (
    <button
      type="button"
      className={joinClasses(styles.led, floating && styles.floating)}
      onClick={onWanted}
      title={text}
      aria-label={text}
    >
      <Icon name="phone" size={24} />
    </button>
  )
}
