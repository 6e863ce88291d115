import { useEffect, useLayoutEffect, useRef } from 'react'
import { useConnection } from '../../../net/connection.ts'
import { showToast } from '../../../state/toasts.ts'
import { gamePlayTexts } from '../../../texts/game/gamePlay.ts'
import { Icon } from '../../pictures/Icon.tsx'
import styles from './ConnectionBanner.module.css'

/** A game that moves to another server process is back before anybody has read that it was away. */
const noticedMs = 1500

/** Says that the line is down while it is, and that it is up again when it is. */
export const ConnectionBanner = ({ lost }: { lost: boolean }) => {
  const lostAt = useRef(0)
  // In a layout effect, so that no user sees both messages for a moment.
  useLayoutEffect(() => {
    useConnection.setState({ isSaid: lost })
    return () => useConnection.setState({ isSaid: false })
  }, [lost])
  useEffect(() => {
    if (lost) lostAt.current = performance.now()
    else if (lostAt.current > 0 && performance.now() - lostAt.current > noticedMs)
      showToast(gamePlayTexts.connectionBack, 'success')
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
