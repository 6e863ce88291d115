import { lazy, type ReactNode, Suspense } from 'react'
import { CodeStrip } from '../../parts/game/CodeStrip.tsx'
import { HostBar } from '../../parts/game/HostBar.tsx'
import type { GameView } from '../../state/gameView.ts'
import { gamePlayTexts } from '../../texts/gamePlay.ts'
import { modeAndMap } from '../../texts/modes.ts'
import { BoardFinal } from './BoardFinal.tsx'
import { BoardQuestion } from './BoardQuestion.tsx'
import { BoardReveal } from './BoardReveal.tsx'
import styles from './BoardScreen.module.css'
import { Countdown } from './Countdown.tsx'
import { BoardChoosing } from './choose/BoardChoosing.tsx'
import { PausedSign } from './PausedSign.tsx'
import { BoardTurn } from './resolve/BoardTurn.tsx'
import { isStaged } from './stage/isStaged.ts'
import type { StageBoardProps } from './stage/StageBoard.tsx'
import { useScoresBefore } from './useScoresBefore.ts'

type StageBoardPart = { default: (props: StageBoardProps) => ReactNode }

/** Only boards that have a map to show load it; without it the screens tell the same. */
const StageBoard = lazy<StageBoardPart['default']>(() =>
  import('./stage/StageBoard.tsx').catch((): StageBoardPart => ({ default: ({ plain }) => plain })),
)

/** The projector: everything is written to be read from the last row. */
export default function BoardScreen({ view }: { view: GameView }) {
  const { phase, code, locked, questionNumber, totalQuestions, paused, pausedBy, gameMode, mapName } = view
  const isOver = phase === 'finished'
  return (
    <div className={styles.board}>
      <CodeStrip code={code} locked={locked} over={isOver}>
        {paused && <PausedSign by={pausedBy} inStrip />}
        <p className={styles.number}>
          {questionNumber > 0 && !isOver && gamePlayTexts.question(questionNumber, totalQuestions)}
          <small>{modeAndMap(gameMode, mapName)}</small>
        </p>
      </CodeStrip>
      <main id="main" className={styles.main}>
        {isStaged(gameMode) ? (
          <Suspense fallback={<Phase view={view} />}>
            <StageBoard view={view} plain={<Phase view={view} />} />
          </Suspense>
        ) : (
          <Phase view={view} />
        )}
      </main>
      {!isOver && <HostBar view={view} />}
    </div>
  )
}

const Phase = ({ view }: { view: GameView }) => {
  const scoresBefore = useScoresBefore(view)
  switch (view.phase) {
    case 'lobby':
    case 'countdown':
      return <Countdown view={view} />
    case 'question':
      return <BoardQuestion view={view} />
    case 'reveal':
      return <BoardReveal view={view} scoresBefore={scoresBefore} />
    case 'choose':
      return <BoardChoosing view={view} />
    case 'resolve':
      return <BoardTurn key={view.questionNumber} view={view} />
    case 'finished':
      return <BoardFinal view={view} />
  }
}
