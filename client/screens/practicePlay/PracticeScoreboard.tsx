import { HealthBar, Lane } from '../../parts/game/ModeScoreboards.tsx'
import { rivalSlimes } from '../../parts/game/rivalSlimes.ts'
import { Slime } from '../../slimes/Slime.tsx'
import { isAgain, type PracticeView } from '../../state/practiceView.ts'
import { useUser } from '../../state/session.ts'
import { gamePracticeTexts } from '../../texts/gamePractice.ts'
import { amountText } from '../../texts/parts.ts'
import { type Duellist, duellists } from './duellists.ts'
import styles from './PracticeScoreboard.module.css'

/** Whether it was right is told with everything else. */
const aiStatus = (view: PracticeView): string => {
  const { aiAnswered, aiCorrect, phase } = view
  if (isAgain(view)) return gamePracticeTexts.aiDone
  if (!aiAnswered) return gamePracticeTexts.aiThinking
  if (phase === 'question') return gamePracticeTexts.aiAnswered
  return aiCorrect ? gamePracticeTexts.aiRight : gamePracticeTexts.aiWrong
}

type SideProps = { duellist: Duellist; score: number; withHealth: boolean; withPercent: boolean }

const Side = ({ duellist: { name, slime, percent, isOut }, score, withHealth, withPercent }: SideProps) => (
  <div className={styles.side}>
    <Slime name={slime} pose={withHealth && isOut ? 'hurt' : 'idle'} size="clamp(2.75rem, 8vmin, 4.5rem)" lively />
    <p>
      <small>
        {name}
        {withPercent && ` · ${percent}%`}
      </small>
      <b>{amountText(score)}</b>
    </p>
    {withHealth && (
      <p className={styles.health}>
        <HealthBar username={name} percent={percent} isOut={isOut} />
      </p>
    )}
  </div>
)

type PracticeScoreboardProps = {
  view: PracticeView
  /** The world itself shows how far they are. */
  isOnMap: boolean
}

/** The two of them: as scores, and in racing and battle as that mode shows it. */
export const PracticeScoreboard = ({ view, isOnMap }: PracticeScoreboardProps) => {
  const user = useUser()
  const { score, aiScore, gameMode, aiAnswered, difficulty } = view
  const { you, ai } = duellists(view, user?.selectedSlime ?? 'mint', rivalSlimes[difficulty])
  const withHealth = gameMode === 'battle'
  const withPercent = gameMode === 'racing' && isOnMap
  return (
    <section className={styles.duel}>
      <Side duellist={you} score={score} withHealth={withHealth} withPercent={withPercent} />
      <p className={aiAnswered ? styles.done : styles.thinking} role="status">
        {aiStatus(view)}
      </p>
      <Side duellist={ai} score={aiScore} withHealth={withHealth} withPercent={withPercent} />
      {gameMode === 'racing' && !isOnMap && (
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
