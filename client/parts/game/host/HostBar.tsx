import { lazy, Suspense, useState } from 'react'
import { inTime } from '../../../net/lateCode.ts'
import { askToConfirm } from '../../../state/confirmation.ts'
import { tellGame } from '../../../state/game.ts'
import type { GameView } from '../../../state/gameView.ts'
import { gameHostTexts } from '../../../texts/game/gameHost.ts'
import { remoteTexts } from '../../../texts/game/remote.ts'
import { SoundControl } from '../../sound/SoundControl.tsx'
import { useNextKeys } from '../answers/useNextKeys.ts'
import { CaughtNames } from './CaughtNames.tsx'
import { Control } from './Control.tsx'
import { FullScreenButton } from './FullScreenButton.tsx'
import styles from './HostBar.module.css'
import { canVoid, endGame, voidQuestion, waitsForHost } from './hostDeeds.ts'
import { LedFromElsewhere } from './LedFromElsewhere.tsx'
import { PlayerListDialog } from './PlayerListDialog.tsx'
import { useGoOn } from './useGoOn.ts'
import { usePhaseStart } from './usePhaseStart.ts'

const RemoteDialog = lazy(inTime(() => import('../../host/RemoteDialog.tsx')))

/** The class reads along on the wall: private things of the host are shown there only after a yes. */
const mayShow = async ({ plays }: GameView): Promise<boolean> => {
  const { onWallAsk: question, onWallPlayers: details, onWallYes: yes } = remoteTexts
  return plays || askToConfirm({ question, details, yes })
}

/** The host's controls while the game runs. Hidden while a phone leads the game. */
export const HostBar = ({ view }: { view: GameView }) => {
  const [showsPlayers, setShowsPlayers] = useState(false)
  const [showsRemote, setShowsRemote] = useState(false)
  const [isWanted, setIsWanted] = useState(false)
  const [showsMore, setShowsMore] = useState(false)
  const { paused, locked, caughtNames, remotes, lobbyPlay } = view
  const bar = usePhaseStart<HTMLElement>(view)
  const goOn = useGoOn(view)
  useNextKeys(waitsForHost(view), goOn)
  if (remotes > 0 && !isWanted) return <LedFromElsewhere count={remotes} onWanted={() => setIsWanted(true)} floating />
  return (
    <section ref={bar} aria-label={gameHostTexts.bar} className={styles.bar}>
      {paused ? (
        <Control icon="play" text={gameHostTexts.resume} look="go" onPress={() => tellGame('resume')} />
      ) : (
        <Control icon="pause" text={gameHostTexts.pause} onPress={() => tellGame('pause')} />
      )}
      {waitsForHost(view) ? (
        <Control icon="skip" text={gameHostTexts.next} look="go" onPress={goOn} />
      ) : (
        <Control icon="skip" text={gameHostTexts.skip} onPress={goOn} />
      )}
      {canVoid(view) && (
        <Control icon="strike" text={gameHostTexts.voidQuestion} onPress={() => void voidQuestion(view)} />
      )}
      <span className={styles.gap} />
      <CaughtNames names={caughtNames} className={styles.control} onWall={!view.plays} />
      <span className={styles.opener}>
        <Control icon="more" text={gameHostTexts.more} expanded={showsMore} onPress={() => setShowsMore(!showsMore)} />
      </span>
      <div className={styles.more} data-open={showsMore}>
        <Control
          icon="people"
          text={gameHostTexts.players}
          onPress={() => void mayShow(view).then((may) => may && setShowsPlayers(true))}
        />
        <Control icon="phone" text={remoteTexts.control} onPress={() => setShowsRemote(true)} />
        <Control
          icon={locked ? 'lock' : 'unlock'}
          text={locked ? gameHostTexts.unlock : gameHostTexts.lock}
          onPress={() => tellGame('lock', { locked: !locked })}
        />
        {/* If the host plays, no screen shows the taps, so this button is missing. */}
        {!view.plays && (
          <Control
            icon={lobbyPlay ? 'hop' : 'hopOff'}
            text={gameHostTexts.taps}
            pressed={lobbyPlay}
            onPress={() => tellGame('set-lobby-play', { isOn: !lobbyPlay })}
          />
        )}
        <SoundControl className={styles.control} />
        <FullScreenButton className={styles.control} />
        <Control icon="flag" text={gameHostTexts.endGame} look="danger" onPress={() => void endGame(view)} />
        {remotes > 0 && <Control icon="eyeOff" text={remoteTexts.hideBar} onPress={() => setIsWanted(false)} />}
      </div>
      <PlayerListDialog view={view} open={showsPlayers} onClose={() => setShowsPlayers(false)} />
      <Suspense fallback={null}>
        {showsRemote && <RemoteDialog view={view} onClose={() => setShowsRemote(false)} />}
      </Suspense>
    </section>
  )
}

export default HostBar
