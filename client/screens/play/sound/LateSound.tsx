import { Suspense } from 'react'
import { spare } from '../../../parts/spare.ts'
import type { GameView } from '../../../state/gameView.ts'

const GameSound = spare(() => import('./GameSound.tsx'))

export const LateSound = ({ view }: { view: GameView }) => (
  <Suspense fallback={null}>
    <GameSound view={view} />
  </Suspense>
)
