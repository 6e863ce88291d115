import { useEffect } from 'react'
import { remoteTexts } from '../../../texts/game/remote.ts'
import { keepFocus } from '../../dialog/keptFocus.ts'
import { joinClasses } from '../../joinClasses.ts'
import { Icon } from '../../pictures/Icon.tsx'
import styles from './LedFromElsewhere.module.css'

type LedFromElsewhereProps = { count: number; onWanted: () => void; floating?: boolean }

/** Stands in place of the bar, and brings it back. */
export const LedFromElsewhere = ({ count, onWanted, floating }: LedFromElsewhereProps) => {
  // When the bar and this button replace each other, the focus would be lost.
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
