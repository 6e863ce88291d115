import { HealthBar, Lane } from '../../parts/game/ModeScoreboards.tsx'
import { rivalSlimes } from '../../parts/game/rivalSlimes.ts'
import { Slime } from '../../slimes/Slime.tsx'
import type { PracticeView } from '../../state/practiceView.ts'
import { useUser } from '../../state/session.ts'
import { gamePracticeTexts } from '../../texts/gamePractice.ts'
import { amountText } from '../../texts/parts.ts'
import { type Duellist, duellists } from './duellists.ts'
import styles from './PracticeScoreboard.module.css'

const aiStatus = ({ aiAnswered, aiCorrect }: PracticeView): string => {
  if (!aiAnswered) return gamePracticeTexts.aiThinking
  return aiCorrect ? gamePracticeTexts.aiRight : gamePracticeTexts.aiWrong
}

type SideProps = { duellist: Duellist; score: number; withHealth: boolean }

const Side = ({ duellist: { name, slime, percent, isOut }, score, withHealth }: SideProps) => (
  <div className={styles.side}>
    <Slime name={slime} pose={withHealth && isOut ? 'hurt' : 'idle'} size="clamp(2.75rem, 8vmin, 4.5rem)" lively />
    <p>
      <small>{name}</small>
      <b>{amountText(score)}</b>
    </p>
    {withHealth && (
      <p className={styles.health}>
        <HealthBar username={name} percent={percent} isOut={isOut} />
      </p>
    )}
  </div>
)

/** The two of them: as scores, and in racing and battle as that mode shows it. */
export const PracticeScoreboard = ({ view }: { view: PracticeView }) => {
  const user = useUser()
  const { score, aiScore, gameMode, aiAnswered, difficulty } = view
  const { you, ai } = duellists(view, user?.selectedSlime ?? 'mint', rivalSlimes[difficulty])
  const withHealth = gameMode === 'battle'
  return (
    <section className={styles.duel}>
      <Side duellist={you} score={score} withHealth={withHealth} />
      <p className={aiAnswered ? styles.done : styles.thinking} role="status">
        {aiStatus(view)}
      </p>
      <Side duellist={ai} score={aiScore} withHealth={withHealth} />
      {gameMode === 'racing' && (
        <div className={styles.lanes}>
          {[you, ai].map(({ name, slime, percent }) => (
            <p key={name}>
              <Lane username={name} slime={slime} percent={percent} />
            </p>
          ))}
        </div>
      )}
    </section>
  )
}
