import { Suspense } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { CodeStrip } from '../../../client/parts/game/host/CodeStrip.tsx'
import { useWholeWindow } from '../../../client/parts/game/host/useWholeWindow.ts'
import { BoardPhase } from '../../../client/screens/play/board/BoardPhase.tsx'
import boardStyles from '../../../client/screens/play/board/BoardScreen.module.css'
import PlayerScreen from '../../../client/screens/play/player/PlayerScreen.tsx'
import { useModeScreen } from '../../../client/screens/play/useModeScreen.ts'
import type { GameView } from '../../../client/state/gameView.ts'
import '../../../client/styles/app.css'
import { viewWith } from '../../client/game/gameViews.ts'

/** Who looks at it: the class at the wall, or a player at their phone. */
export type Shown = { by: 'wall' | 'hand'; view: Partial<GameView> }

declare global {
  interface Window {
    showEnd(shown: Shown): void
  }
}

const root = createRoot(document.getElementById('root') ?? document.body)

/** The board without the map behind it. */
const Board = ({ view }: { view: GameView }) => {
  useModeScreen(view.gameMode)
  useWholeWindow('', 'wall')
  return (
    <div className={boardStyles.board}>
      <CodeStrip code={view.code} locked={false} over>
        <p />
      </CodeStrip>
      <main id="main" className={boardStyles.main}>
        <BoardPhase view={view} />
      </main>
    </div>
  )
}

const Phone = ({ view }: { view: GameView }) => {
  useModeScreen(view.gameMode)
  useWholeWindow('', 'hand')
  return <PlayerScreen view={view} />
}

let shownSoFar = 0

window.showEnd = ({ by, view }) => {
  const whole = viewWith({ status: { kind: 'open' }, ...view })
  const Screen = by === 'wall' ? Board : Phone
  // When this has returned, nothing of the end before is left to be looked at.
  flushSync(() =>
    root.render(
      <Suspense fallback={null}>
        <Screen key={shownSoFar++} view={whole} />
      </Suspense>,
    ),
  )
}
