import { livesFor } from '../../../rooms/shared/modes/tower/towerLives.ts'
import styles from '../../parts/game/standings/ModeScoreboards.module.css'
import { ScoreLines } from '../../parts/game/standings/ScoreLines.tsx'
import type { ScoreboardProps } from '../../parts/game/standings/scoreboard.ts'
import { joinClasses } from '../../parts/joinClasses.ts'
import { scoreboardTexts } from '../../texts/game/scoreboards.ts'
import { amountText } from '../../texts/parts.ts'

/** A heart between two battlements. */
const TowerHeart = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path
      d="M2 22V7H6V10H10V6H14V10H18V7H22V22Z"
      fill="#c9b2ec"
      stroke="#3f2a73"
      strokeWidth="1.8"
      strokeLinejoin="round"
    />
    <path
      d="M12 20C7.5 16.5 7 14.5 7.6 13 8.6 11.2 11 11.6 12 13.6 13 11.6 15.4 11.2 16.4 13 17 14.5 16.5 16.5 12 20Z"
      fill="#ff4d6d"
      stroke="#8f1238"
      strokeWidth="1.4"
    />
  </svg>
)

type LivesProps = { left: number; totalQuestions: number; wave?: number | undefined }

export const Lives = ({ left, totalQuestions, wave }: LivesProps) => {
  const full = livesFor(totalQuestions)
  return (
    <>
      <TowerHeart />
      <b aria-hidden="true">{left}</b>
      <small aria-hidden="true">{scoreboardTexts.livesLeft(full)}</small>
      <span className="unseen">{scoreboardTexts.livesOf(left, full)}</span>
      {wave !== undefined && wave > 0 && <span className={styles.wave}>{scoreboardTexts.wave(wave)}</span>}
    </>
  )
}

const Scores = (board: ScoreboardProps) => (
  <ScoreLines {...board} room="name" withSlime>
    {({ score }) => <span className={styles.figure}>{amountText(score)}</span>}
  </ScoreLines>
)

export const TowerLives = ({ rows, totalQuestions, questionNumber }: ScoreboardProps) => (
  <p className={styles.lives}>
    <Lives left={rows[0]?.mark ?? 0} totalQuestions={totalQuestions} wave={questionNumber} />
  </p>
)

/** What the class defends together, and who has done most for it. A player's device always shows the player's own row. */
export const TowerStandings = (board: ScoreboardProps) => (
  <div className={joinClasses(styles.tower, board.ownId !== undefined && styles.own)}>
    <TowerLives {...board} />
    <Scores {...board} />
  </div>
)
