import type { ReactNode } from 'react'
import type { GameMode } from '../../../../rooms/shared/contract/gameModes.ts'
import type { GameView, OwnView } from '../../../state/gameView.ts'
import { Hearts, Lives } from './HeartScoreboards.tsx'
import boards from './ModeScoreboards.module.css'
import { HealthBar, Hoard, Lane } from './ModeScoreboards.tsx'
import { healthPercent, progressPercent, shownScore } from './modeFigures.ts'
import styles from './OwnLine.module.css'

/** `me`: with the score as the displays count it. */
type Shown = { me: OwnView; total: number; question: number }

const lines: Record<GameMode, ((shown: Shown) => ReactNode) | null> = {
  classic: null,
  racing: ({ me, total }) => (
    <Lane username={me.username} slime={me.slime} percent={progressPercent(me.score, total)} crossed={me.mark} />
  ),
  battle: ({ me, total, question }) => (
    // Before the first question is closed there was nothing to get, and nobody is knocked out.
    <HealthBar
      username={me.username}
      percent={healthPercent(me.score, total)}
      isOut={me.score === 0 && (me.place > 0 || question > 1)}
    />
  ),
  'gold-quest': ({ me, total }) => <Hoard score={me.score} totalQuestions={total} />,
  tower: ({ me, total, question }) => <Lives left={me.mark} totalQuestions={total} wave={question} />,
  survival: ({ me }) => <Hearts count={me.mark} />,
}

/** What one's own row of the scoreboard shows, wherever there is no room for all of it. */
export const OwnLine = ({ view }: OwnLineProps) => {
  const { gameMode, me, practice, totalQuestions: total, questionNumber: question } = view
  const line = lines[gameMode]
  if (!line || !me) return null
  return (
    <div className={`${styles.line} ${boards.single}`} data-mode={gameMode}>
      {line({ me: { ...me, score: shownScore(practice !== null, me) }, total, question })}
    </div>
  )
}
type OwnLineProps = { view: GameView }
