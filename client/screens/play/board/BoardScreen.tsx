import { useEffect } from 'react'
import { modeAndMap } from '../../../modes/modeAndMap.ts'
import { hasMap } from '../../../modes/modes.ts'
import { preloadConfirm } from '../../../parts/dialog/LateConfirm.tsx'
import { Fetched, fetchedAhead } from '../../../parts/fetchedAhead.tsx'
import { CodeStrip } from '../../../parts/game/host/CodeStrip.tsx'
import { DoorSign } from '../../../parts/game/host/DoorSign.tsx'
import { HostBar } from '../../../parts/game/host/HostBar.tsx'
import type { GameView } from '../../../state/gameView.ts'
import { gamePlayTexts } from '../../../texts/game/gamePlay.ts'
import { UnsavedSign } from '../end/UnsavedSign.tsx'
import { isAside } from '../kinds/isAside.ts'
import { PausedSign } from '../PausedSign.tsx'
import type { StageBoardProps } from '../stage/StageBoard.tsx'
import { useKeptFocus } from '../useKeptFocus.ts'
import { useModeScreen } from '../useModeScreen.ts'
import { BoardPhase } from './BoardPhase.tsx'
import styles from './BoardScreen.module.css'

/** Only boards of a mode with a map load the stage. Without it, plain screens tell the same. */
export const stageBoard = fetchedAhead<StageBoardProps>(
  async () => (await import('../stage/StageBoard.tsx')).default,
  ({ plain }) => plain,
)

/** The projector: everything is written to be read from the last row. */
export default function BoardScreen({ view }: { view: GameView }) {
  const { phase, code, locked, questionNumber, totalQuestions, paused, pausedBy, gameMode, mapName, asked } = view
  const isOver = phase === 'finished'
  useModeScreen(gameMode)
  useKeptFocus(phase)
  useEffect(preloadConfirm, [])
  const plain = <BoardPhase view={view} />
  return (
    <div className={styles.board} data-finale={(view.asked?.finale === 'now' && !isOver) || undefined}>
      <CodeStrip code={code} locked={locked} over={isOver}>
        {paused && <PausedSign by={pausedBy} inStrip />}
        {view.unsaved && <UnsavedSign />}
        {view.asksProof && !isOver && <DoorSign />}
        <p className={styles.number}>
          {questionNumber > 0 &&
            !isOver &&
            !isAside(asked?.question.kind) &&
            gamePlayTexts.question(questionNumber, totalQuestions)}
          <small>{modeAndMap(gameMode, mapName)}</small>
        </p>
      </CodeStrip>
      <main id="main" className={styles.main}>
        {hasMap(gameMode) ? <Fetched from={stageBoard} props={{ view, plain }} meanwhile={plain} /> : plain}
      </main>
      {!isOver && <HostBar view={view} />}
    </div>
  )
}
