import { useLocation } from 'wouter'
import { CaughtNames } from '../../parts/game/host/CaughtNames.tsx'
import { Control } from '../../parts/game/host/Control.tsx'
import { FullScreenButton } from '../../parts/game/host/FullScreenButton.tsx'
import hostBar from '../../parts/game/host/HostBar.module.css'
import { dashboardPath } from '../../parts/navigation/dashboardPath.ts'
import { SoundControl } from '../../parts/sound/SoundControl.tsx'
import { askToConfirm } from '../../state/confirmation.ts'
import { tellGame } from '../../state/game.ts'
import type { GameView } from '../../state/gameView.ts'
import { useUser } from '../../state/session.ts'
import { gameHostTexts } from '../../texts/game/gameHost.ts'
import { gameLobbyTexts } from '../../texts/game/gameLobby.ts'
import { lobbyPlayTexts } from '../../texts/game/lobbyPlay.ts'
import { remoteTexts } from '../../texts/game/remote.ts'
import { FloodControls } from './FloodControls.tsx'
import styles from './HostLobby.module.css'
import { useEmptySeats } from './useEmptySeats.ts'

/** What a host may do while the class comes in. */
export const LobbyControls = ({ view, onRemote }: { view: GameView; onRemote: () => void }) => {
  const [, navigate] = useLocation()
  const user = useUser()
  const { locked, lobbyPlay, caughtNames, plays } = view
  const empty = useEmptySeats(view)
  const leave = async () => {
    const { leaveQuestion: question, leaveDetails: details, leave: yes } = gameLobbyTexts
    if (await askToConfirm({ question, details, yes })) navigate(dashboardPath(user))
  }
  return (
    <div className={styles.controls}>
      <CaughtNames names={caughtNames} className={hostBar.control} onWall={!plays} />
      {empty > 0 && (
        <Control
          icon="trash"
          text={gameHostTexts.clearSilent(empty)}
          look="danger"
          onPress={() => tellGame('clear-silent')}
        />
      )}
      <FloodControls view={view} isFlood={empty > 0} />
      <Control icon="logout" text={gameLobbyTexts.leave} onPress={() => void leave()} />
      <Control
        icon={lobbyPlay ? 'hop' : 'hopOff'}
        text={lobbyPlayTexts.taps}
        pressed={lobbyPlay}
        onPress={() => tellGame('set-lobby-play', { isOn: !lobbyPlay })}
      />
      <Control icon="phone" text={remoteTexts.control} onPress={onRemote} />
      <SoundControl className={hostBar.control} />
      <FullScreenButton className={hostBar.control} />
      <Control
        icon={locked ? 'lock' : 'unlock'}
        text={locked ? gameHostTexts.unlock : gameHostTexts.lock}
        pressed={locked}
        onPress={() => tellGame('lock', { locked: !locked })}
      />
    </div>
  )
}
