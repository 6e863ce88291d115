import { useState } from 'react'
import type { GameMode } from '../../../rooms/shared/contract/gameModes.ts'
import type { PlayAgain } from '../../../rooms/shared/contract/hostedGames.ts'
import { hasMap } from '../../modes/modes.ts'
import { showToast } from '../../state/toasts.ts'
import { playAgainTexts } from '../../texts/game/playAgain.ts'
import { hostTexts } from '../../texts/school/host.ts'
import { Button } from '../Button.tsx'
import { Modal } from '../dialog/Modal.tsx'
import { ChoiceCards } from '../form/ChoiceCards.tsx'
import styles from './HostPanel.module.css'
import { MapPicker } from './MapPicker.tsx'
import { modeChoices } from './modeChoices.tsx'
import { SetPicker } from './SetPicker.tsx'
import { useMapChoice } from './useMapChoice.ts'

type PlayAgainDialogProps = {
  mode: GameMode
  busy: boolean
  /** The set of the last game is gone, so it cannot be played again. */
  isSetGone: boolean
  onPlay: (wish: PlayAgain) => void
  onClose: () => void
}

/** The next game for the same class, with something else to play. */
export default function PlayAgainDialog({ mode, busy, isSetGone, onPlay, onClose }: PlayAgainDialogProps) {
  const [questionSetId, setQuestionSetId] = useState<string | null>(null)
  const [gameMode, setGameMode] = useState<GameMode>(mode)
  const [mapId, setMapId] = useMapChoice(gameMode)
  const play = () => {
    if (isSetGone && questionSetId === null) return showToast(hostTexts.setMissing, 'error')
    onPlay({ gameMode, mapId: hasMap(gameMode) ? mapId : null, ...(questionSetId !== null && { questionSetId }) })
  }
  return (
    <Modal
      open
      onClose={onClose}
      size="large"
      title={playAgainTexts.otherTitle}
      description={`${playAgainTexts.otherHint} ${isSetGone ? playAgainTexts.setGone : playAgainTexts.sameSet}`}
      footer={
        <Button look="mint" size="large" icon="play" busy={busy} onClick={play}>
          {playAgainTexts.go}
        </Button>
      }
    >
      <div className={styles.panel}>
        <SetPicker chosen={questionSetId} onChoose={setQuestionSetId} />
        <ChoiceCards
          legend={hostTexts.chooseMode}
          choices={modeChoices}
          chosen={gameMode}
          onChoose={setGameMode}
          min="max(8.2rem, 30%)"
        />
        {hasMap(gameMode) && <MapPicker key={gameMode} mode={gameMode} chosen={mapId} onChoose={setMapId} />}
      </div>
    </Modal>
  )
}
