import { useState } from 'react'
import { allowName, dismissName } from '../../state/game.ts'
import { gameLobbyTexts } from '../../texts/gameLobby.ts'
import { Button } from '../Button.tsx'
import { Icon } from '../Icon.tsx'
import styles from './CaughtNames.module.css'

/** What the word filter caught. The host's screen hangs on the wall, so it is only shown when asked for. */
export const CaughtNames = ({ names }: { names: readonly string[] }) => {
  const [shown, setShown] = useState(false)
  if (names.length === 0) return null
  return (
    <section className={styles.caught} aria-label={gameLobbyTexts.caught(names.length)}>
      <p>
        <Icon name="warning" size={20} /> {gameLobbyTexts.caught(names.length)}
      </p>
      <Button size="small" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {shown ? gameLobbyTexts.caughtHide : gameLobbyTexts.caughtLook}
      </Button>
      {shown && (
        <ul>
          {names.map((name) => (
            <li key={name}>
              <b>{name}</b>
              <Button
                size="small"
                look="mint"
                aria-label={gameLobbyTexts.allowName(name)}
                onClick={() => allowName(name)}
              >
                {gameLobbyTexts.allow}
              </Button>
              <Button size="small" onClick={() => dismissName(name)}>
                {gameLobbyTexts.dismiss}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
