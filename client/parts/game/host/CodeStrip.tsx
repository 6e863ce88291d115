import type { ReactNode } from 'react'
import { useJoinAddress } from '../../../net/joinAddress.ts'
import { gameHostTexts } from '../../../texts/game/gameHost.ts'
import { gamePlayTexts } from '../../../texts/game/gamePlay.ts'
import { wallTexts } from '../../../texts/game/wall.ts'
import { joinClasses } from '../../joinClasses.ts'
import { Icon } from '../../pictures/Icon.tsx'
import styles from './CodeStrip.module.css'

type CodeStripProps = { code: string; locked: boolean; over: boolean; children?: ReactNode }

/** Latecomers see the way in during the whole game, and see when the door is locked. */
export const CodeStrip = ({ code, locked, over, children }: CodeStripProps) => {
  const { host } = useJoinAddress()
  return (
    <header className={styles.strip}>
      <p className={styles.way}>
        <span className={styles.at}>
          {over ? (
            gamePlayTexts.over
          ) : (
            <>
              {wallTexts.joinAt} <b>{host}</b>
            </>
          )}
        </span>
        <span translate="no" className={joinClasses(styles.code, (locked || over) && styles.shut)}>
          <span className="unseen">{gamePlayTexts.code} </span>
          {code}
        </span>
        {locked && !over && (
          <span className={styles.locked}>
            <Icon name="lock" /> {gameHostTexts.locked}
          </span>
        )}
      </p>
      {children}
    </header>
  )
}
