import { lazy, Suspense } from 'react'
import type { GameView } from '../../../state/gameView.ts'

/** Nobody waits for it, and without it a game is silent and the same. */
const GameSound = lazy(() => import('./GameSound.tsx').catch(() => ({ default: () => null })))

export const LateSound = ({ view }: { view: GameView }) => (
  <Suspense fallback={null}>
    <GameSound view={view} />
  </Suspense>
)
