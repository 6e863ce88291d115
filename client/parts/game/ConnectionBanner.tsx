import { useEffect, useRef } from 'react'
import { showToast } from '../../state/toasts.ts'
import { gamePlayTexts } from '../../texts/gamePlay.ts'
import { Icon } from '../Icon.tsx'
import styles from './ConnectionBanner.module.css'

/** Says that the line is down while it is, and that it is up again when it is. */
export const ConnectionBanner = ({ lost }: { lost: boolean }) => {
  const wasLost = useRef(false)
  useEffect(() => {
    if (wasLost.current && !lost) showToast(gamePlayTexts.connectionBack, 'success')
    wasLost.current = lost
  }, [lost])
  return (
    <div role="status" className={styles.place}>
      {lost && (
        <p className={styles.banner}>
          <Icon name="warning" size={20} /> {gamePlayTexts.connectionLost}
        </p>
      )}
    </div>
  )
}
