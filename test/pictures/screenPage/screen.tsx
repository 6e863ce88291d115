import { Suspense } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { CodeStrip } from '../../../client/parts/game/host/CodeStrip.tsx'
import { HostBar } from '../../../client/parts/game/host/HostBar.tsx'
import { useWholeWindow } from '../../../client/parts/game/host/useWholeWindow.ts'
import HostLobby from '../../../client/screens/lobby/HostLobby.tsx'
import { PlayerLobby } from '../../../client/screens/lobby/PlayerLobby.tsx'
import { BoardPhase } from '../../../client/screens/play/board/BoardPhase.tsx'
import boardStyles from '../../../client/screens/play/board/BoardScreen.module.css'
import PlayerScreen from '../../../client/screens/play/player/PlayerScreen.tsx'
import { useModeScreen } from '../../../client/screens/play/useModeScreen.ts'
import type { GameView } from '../../../client/state/gameView.ts'
import { gamePlayTexts } from '../../../client/texts/game/gamePlay.ts'
import '../../../client/styles/app.css'
import { viewWith } from '../../client/game/gameViews.ts'

/** Who looks at the screen: the class at the wall, or a player at a phone. */
export type Shown = {
  by: 'wall' | 'hand'
  view: Partial<GameView>
  /** A Map cannot be sent to a page, so the places are pairs. */
  placesBefore?: readonly (readonly [id: string, place: number])[]
}

declare global {
  interface Window {
    showScreen(shown: Shown): void
  }
}

const root = createRoot(document.getElementById('root') ?? document.body)

/** The board without the stage. */
const Board = ({ view }: { view: GameView }) => {
  const { code, phase, gameMode, questionNumber, totalQuestions } = view
  useModeScreen(gameMode)
  const isOver = phase === 'finished'
  return (
    <div className={boardStyles.board}>
      <CodeStrip code={code} locked={false} over={isOver}>
        <p className={boardStyles.number}>{!isOver && gamePlayTexts.question(questionNumber, totalQuestions)}</p>
      </CodeStrip>
      <main id="main" className={boardStyles.main}>
        <BoardPhase view={view} />
      </main>
      {!isOver && <HostBar view={view} />}
    </div>
  )
}

const Phone = ({ view }: { view: GameView }) => {
  useModeScreen(view.gameMode)
  return <PlayerScreen view={view} />
}

const screens = {
  wall: { lobby: HostLobby, play: Board },
  hand: { lobby: PlayerLobby, play: Phone },
} as const

const Screen = ({ by, view }: { by: Shown['by']; view: GameView }) => {
  useWholeWindow('', by)
  const Part = screens[by][view.phase === 'lobby' ? 'lobby' : 'play']
  return <Part view={view} />
}

let shownSoFar = 0

window.showScreen = ({ by, view, placesBefore = [] }) => {
  const whole = viewWith({ status: { kind: 'open' }, placesBefore: new Map(placesBefore), ...view })
  // `flushSync`: after this call nothing of the last screen is left.
  flushSync(() =>
    root.render(
      <Suspense fallback={null}>
        <Screen key={shownSoFar++} by={by} view={whole} />
      </Suspense>,
    ),
  )
}
