import { scoreboards } from '../../parts/game/scoreboards.ts'
import { Slime } from '../../slimes/Slime.tsx'
import type { PracticeView } from '../../state/practiceView.ts'
import { useUser } from '../../state/session.ts'
import { gamePracticeTexts } from '../../texts/gamePractice.ts'
import { amountText } from '../../texts/parts.ts'
import { duelRows } from './duelRows.ts'
import styles from './PracticeScoreboard.module.css'

const aiStatus = ({ aiAnswered, aiCorrect }: PracticeView): string => {
  if (!aiAnswered) return gamePracticeTexts.aiThinking
  return aiCorrect ? gamePracticeTexts.aiRight : gamePracticeTexts.aiWrong
}

/** The two of them: as scores, and in racing and battle as that mode shows it. */
export const PracticeScoreboard = ({ view }: { view: PracticeView }) => {
  const user = useUser()
  const { score, aiScore, difficulty, gameMode, totalQuestions, aiAnswered } = view
  const ownSlime = user?.selectedSlime ?? 'mint'
  const aiSlime = gamePracticeTexts.aiSlime[difficulty]
  const Scoreboard = scoreboards[gameMode]
  return (
    <section className={styles.duel}>
      <div className={styles.side}>
        <Slime name={ownSlime} size="clamp(2.75rem, 8vmin, 4.5rem)" lively />
        <p>
          <small>{gamePracticeTexts.you}</small>
          <b>{amountText(score)}</b>
        </p>
      </div>
      <p className={aiAnswered ? styles.done : styles.thinking} role="status">
        {aiStatus(view)}
      </p>
      <div className={styles.side}>
        <p>
          <small>{gamePracticeTexts.aiName[difficulty]}</small>
          <b>{amountText(aiScore)}</b>
        </p>
        <Slime name={aiSlime} size="clamp(2.75rem, 8vmin, 4.5rem)" lively />
      </div>
      {gameMode !== 'classic' && (
        <div className={styles.board}>
          <Scoreboard rows={duelRows(view, ownSlime, aiSlime)} totalQuestions={totalQuestions} shown={2} ownId="you" />
        </div>
      )}
    </section>
  )
}
