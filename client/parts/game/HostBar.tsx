import { useState } from 'react'
import { askToConfirm } from '../../state/confirmation.ts'
import { endPhase, tellGame } from '../../state/game.ts'
import type { GameView } from '../../state/gameView.ts'
import { gameHostTexts } from '../../texts/gameHost.ts'
import { Icon, type IconName } from '../Icon.tsx'
import { joinClasses } from '../joinClasses.ts'
import { SoundControl } from '../sound/SoundControl.tsx'
import { CaughtNames } from './CaughtNames.tsx'
import { FullScreenButton } from './FullScreenButton.tsx'
import styles from './HostBar.module.css'
import { PlayerListDialog } from './PlayerListDialog.tsx'
import { useNextKeys } from './useNextKeys.ts'

type ControlProps = { icon: IconName; text: string; onPress: () => void; look?: 'go' | 'danger'; pressed?: boolean }

export const Control = ({ icon, text, onPress, look, pressed }: ControlProps) => (
  <button
    type="button"
    className={joinClasses(styles.control, look && styles[look])}
    onClick={onPress}
    aria-pressed={pressed}
    title={text}
  >
    <Icon name={icon} />
    <span>{text}</span>
  </button>
)

/** The game stands still meanwhile: while a host thinks, the question must not slip away, the last one least of all. */
async function voidQuestion({ questionNumber, paused }: GameView): Promise<void> {
  const { voidAsk: question, voidDetails: details, voidYes: yes } = gameHostTexts
  if (!paused) tellGame('pause')
  if (await askToConfirm({ question, details, yes })) tellGame('void-question', { questionNumber })
  if (!paused) tellGame('resume')
}

async function endGame({ phase }: GameView): Promise<void> {
  const { endAsk: question, endDetails, endDetailsOpen, endYes: yes } = gameHostTexts
  const details = phase === 'question' ? endDetailsOpen : endDetails
  if (await askToConfirm({ question, details, yes, danger: true })) tellGame('end-game')
}

/** In a reveal the game waits for its host, where the host sets the pace. */
export const waitsForHost = ({ phase, pace, paused }: GameView): boolean =>
  phase === 'reveal' && pace === 'host' && !paused

/** What a host may do while the game runs. */
export const HostBar = ({ view }: { view: GameView }) => {
  const [showsPlayers, setShowsPlayers] = useState(false)
  const { paused, locked, phase, closed, caughtNames } = view
  useNextKeys(waitsForHost(view), endPhase)
  const canVoid = phase === 'question' || (phase === 'reveal' && closed?.voided !== true)
  return (
    <section aria-label={gameHostTexts.bar} className={styles.bar}>
      {paused ? (
        <Control icon="play" text={gameHostTexts.resume} look="go" onPress={() => tellGame('resume')} />
      ) : (
        <Control icon="pause" text={gameHostTexts.pause} onPress={() => tellGame('pause')} />
      )}
      {waitsForHost(view) ? (
        <Control icon="skip" text={gameHostTexts.next} look="go" onPress={endPhase} />
      ) : (
        <Control icon="skip" text={gameHostTexts.skip} onPress={endPhase} />
      )}
      {canVoid && <Control icon="strike" text={gameHostTexts.voidQuestion} onPress={() => void voidQuestion(view)} />}
      <span className={styles.gap} />
      <CaughtNames names={caughtNames} className={styles.control} />
      <Control icon="people" text={gameHostTexts.players} onPress={() => setShowsPlayers(true)} />
      <Control
        icon={locked ? 'lock' : 'unlock'}
        text={locked ? gameHostTexts.unlock : gameHostTexts.lock}
        onPress={() => tellGame('lock', { locked: !locked })}
      />
      <SoundControl className={styles.control} />
      <FullScreenButton className={styles.control} />
      <Control icon="flag" text={gameHostTexts.endGame} look="danger" onPress={() => void endGame(view)} />
      <PlayerListDialog view={view} open={showsPlayers} onClose={() => setShowsPlayers(false)} />
    </section>
  )
}
