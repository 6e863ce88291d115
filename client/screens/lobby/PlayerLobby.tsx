import { Suspense, useEffect } from 'react'
import { useLocation } from 'wouter'
import { modeAndMap } from '../../modes/modeAndMap.ts'
import { Button } from '../../parts/Button.tsx'
import { copyText } from '../../parts/copyText.ts'
import { dashboardPath } from '../../parts/navigation/dashboardPath.ts'
import { Icon } from '../../parts/pictures/Icon.tsx'
import { SoundToggle } from '../../parts/sound/SoundToggle.tsx'
import { spare } from '../../parts/spare.ts'
import { Slime } from '../../slimes/Slime.tsx'
import { askToConfirm } from '../../state/confirmation.ts'
import type { GameView } from '../../state/gameView.ts'
import { useUser } from '../../state/session.ts'
import { gameLobbyTexts } from '../../texts/game/gameLobby.ts'
import { InfoCards } from './InfoCards.tsx'
import { PlayerCards } from './PlayerCards.tsx'
import styles from './PlayerLobby.module.css'

/** A slime to play with. Until it is loaded, a still picture of the same slime stands there. */
const OwnSlime = spare(() => import('./OwnSlime.tsx'))

const OwnTeam = spare(() => import('./OwnTeam.tsx'))

/** The game may begin at any moment, so we load the game screen and the fields for its kinds of questions now. */
const expectStart = (kinds: string): void =>
  void import('../play/PlayScreen.tsx').then(({ bringKinds }) => bringKinds(kinds)).catch(() => {})

const slimeSize = 168

/** In a pupil's hand: you are in, this is you, wait. */
export const PlayerLobby = ({ view }: { view: GameView }) => {
  const [, navigate] = useLocation()
  const user = useUser()
  const { cards, code, title, onlyMissed, gameMode, mapName, playerCount, playerId, me, lobbyPlay, kinds } = view
  useEffect(() => expectStart(kinds), [kinds])
  const slime = me?.slime ?? 'mint'
  const still = <Slime name={slime} size={slimeSize} lively />
  const leave = async () => {
    const { leaveQuestion: question, leaveDetails: details, leave: yes } = gameLobbyTexts
    if (await askToConfirm({ question, details, yes })) navigate(dashboardPath(user))
  }
  return (
    <main id="main" className={styles.lobby}>
      <header className={styles.head}>
        <button
          type="button"
          translate="no"
          className={styles.code}
          title={gameLobbyTexts.copyCode}
          aria-label={`${gameLobbyTexts.copyCode} ${code}`}
          onClick={() => void copyText(code)}
        >
          {code}
          <Icon name="copy" size={18} />
        </button>
        <SoundToggle className={styles.sound} />
        <Button size="small" icon="logout" onClick={() => void leave()}>
          {gameLobbyTexts.leave}
        </Button>
      </header>
      <section className={styles.me}>
        <Suspense fallback={still}>{lobbyPlay ? <OwnSlime slime={slime} size={slimeSize} /> : still}</Suspense>
        <h1>{gameLobbyTexts.youAreIn(me?.username ?? '')}</h1>
        {me && me.team > 0 && (
          <Suspense>
            <OwnTeam team={me.team} />
          </Suspense>
        )}
        <p className={styles.title}>
          <bdi>{title}</bdi>
          {onlyMissed && ` · ${gameLobbyTexts.onlyMissed}`}
          <br />
          {modeAndMap(gameMode, mapName)}
        </p>
        <p className={styles.waiting} role="status">
          {gameLobbyTexts.waitingForHost}
        </p>
      </section>
      <InfoCards {...view} />
      <section className={styles.others}>
        <h2>{gameLobbyTexts.players(playerCount)}</h2>
        <PlayerCards cards={cards} unseen={playerCount - cards.length} ownId={playerId} />
      </section>
    </main>
  )
}
