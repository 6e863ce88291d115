import type { ReactNode } from 'react'
import { useJoinAddress } from '../../net/joinAddress.ts'
import { copyText } from '../../parts/copyText.ts'
import { QrCode } from '../../parts/game/host/QrCode.tsx'
import { IconButton } from '../../parts/IconButton.tsx'
import { joinClasses } from '../../parts/joinClasses.ts'
import { Icon } from '../../parts/pictures/Icon.tsx'
import { gameHostTexts } from '../../texts/game/gameHost.ts'
import { gameLobbyTexts } from '../../texts/game/gameLobby.ts'
import { hostLobbyTexts } from '../../texts/game/hostLobby.ts'
import styles from './WayIn.module.css'

/** How much room the players leave for the code on the wall. */
export type RoomForWayIn = 'ample' | 'crowded' | 'hall'

type WayInProps = {
  code: string
  title: string
  /** The mode and the map. */
  what: string
  /** Who has built the map. */
  credit: string | null
  locked: boolean
  room: RoomForWayIn
  /** Whether this stands on a panel before a world. */
  onPanel: boolean
  /** Says what the game asks newcomers for. */
  sign: ReactNode
  children: ReactNode
}

const letters = (code: string) => [...code].map((letter, place) => ({ letter, key: `${place}${letter}` }))

/** The address, the code and the QR code of both; dimmed while the door is locked. */
export const WayIn = ({ code, title, what, credit, locked, room, onPanel, sign, children }: WayInProps) => {
  const { host, addressFor, isOnlyHere } = useJoinAddress()
  const address = addressFor(code)
  return (
    <section
      className={joinClasses(styles.way, styles[room], onPanel && styles.onPanel, locked && styles.locked)}
      aria-label={gameLobbyTexts.gameCode}
    >
      <div className={styles.words}>
        <p className={styles.at}>
          {hostLobbyTexts.joinAt} <b>{host}</b>
        </p>
        <div className={styles.codeLine}>
          <h1 translate="no" className={styles.code} aria-label={`${gameLobbyTexts.gameCode} ${code}`}>
            {letters(code).map(({ letter, key }) => (
              <span key={key}>{letter === 'W' ? <b>W</b> : letter}</span>
            ))}
          </h1>
          <IconButton
            className={styles.copy ?? ''}
            icon="copy"
            size={30}
            label={gameLobbyTexts.copyCode}
            onClick={() => void copyText(code)}
          />
          {locked && (
            <p className={styles.lock}>
              <Icon name="lock" /> {gameHostTexts.locked}
            </p>
          )}
        </div>
        {isOnlyHere && (
          <p className={styles.onlyHere}>
            <Icon name="warning" /> {hostLobbyTexts.onlyHere}
          </p>
        )}
        <div className={styles.below}>
          <p className={styles.title}>
            <bdi>{title}</bdi> <span className={styles.what}>{what}</span>
            {credit !== null && <span className={styles.credit}>{credit}</span>}
          </p>
          {sign}
        </div>
      </div>
      {children}
      <div className={styles.scan}>
        <QrCode className={styles.qr} text={address} label={hostLobbyTexts.qrLabel(address)} />
        <p>{hostLobbyTexts.scan}</p>
      </div>
    </section>
  )
}
