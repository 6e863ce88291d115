import type { ReactNode } from 'react'
import { useJoinAddress } from '../../net/joinAddress.ts'
import { gamePlayTexts } from '../../texts/gamePlay.ts'
import { Icon } from '../Icon.tsx'
import styles from './CodeStrip.module.css'

type CodeStripProps = { code: string; locked: boolean; children?: ReactNode }

/** Late-comers find the way in all game long. */
export const CodeStrip = ({ code, locked, children }: CodeStripProps) => {
  const { host } = useJoinAddress()
  return (
    <header className={styles.strip}>
      <p className={styles.way}>
        <span className={styles.at}>
          {gamePlayTexts.joinAt} <b>{host}</b>
        </span>
        <span className={styles.code}>
          <span className="unseen">{gamePlayTexts.code} </span>
          {code}
          {locked && <Icon name="lock" />}
        </span>
      </p>
      {children}
    </header>
  )
}
