import boards from '../../../parts/game/standings/ModeScoreboards.module.css'
import { shownScore } from '../../../parts/game/standings/modeFigures.ts'
import type { GameView } from '../../../state/gameView.ts'
import { useSpareModeScreen } from '../useModeScreen.ts'
import styles from './OwnLine.module.css'

/** What the scoreboard shows in the player's own row, for screens without room for the scoreboard. */
const OwnLine = ({ view }: OwnLineProps) => {
  const { gameMode, me, practice, totalQuestions: total, questionNumber: question } = view
  const line = useSpareModeScreen(gameMode)?.ownLine
  if (!line || !me) return null
  return (
    <div className={`${styles.line} ${boards.single}`} data-mode={gameMode}>
      {line({ me: { ...me, score: shownScore(practice !== null, me) }, total, question })}
    </div>
  )
}
type OwnLineProps = { view: GameView }

export default OwnLine
