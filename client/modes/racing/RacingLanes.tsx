import type { CSSProperties } from 'react'
import styles from '../../parts/game/standings/ModeScoreboards.module.css'
import { progressPercent } from '../../parts/game/standings/modeFigures.ts'
import { ScoreLines } from '../../parts/game/standings/ScoreLines.tsx'
import type { ScoreboardProps } from '../../parts/game/standings/scoreboard.ts'
import { joinClasses } from '../../parts/joinClasses.ts'
import { Slime } from '../../slimes/Slime.tsx'
import { scoreboardTexts } from '../../texts/game/scoreboards.ts'

const along = (percent: number): CSSProperties => ({ '--percent': percent })

/** How far a racer has come towards the finish, and in which place the racer crossed it. */
export const Lane = ({ username, slime, percent, crossed = 0 }: LaneProps) => (
  <>
    <span
      className={styles.lane}
      style={along(percent)}
      role="img"
      aria-label={
        crossed > 0 ? scoreboardTexts.isFinished(username, crossed) : scoreboardTexts.progressLabel(username, percent)
      }
    >
      <span className={styles.runner}>
        <Slime name={slime} size="1.9em" />
      </span>
    </span>
    <span className={joinClasses(styles.figure, crossed > 0 && styles.finished)} aria-hidden="true">
      {crossed > 0 ? scoreboardTexts.finished(crossed) : scoreboardTexts.progress(percent)}
    </span>
  </>
)
type LaneProps = { username: string; slime: string; percent: number; crossed?: number }

/** Lanes with how far everybody has come. */
export const RacingLanes = (board: ScoreboardProps) => (
  <ScoreLines {...board} room="bar">
    {({ username, slime, score, mark }) => (
      <Lane username={username} slime={slime} percent={progressPercent(score, board.totalQuestions)} crossed={mark} />
    )}
  </ScoreLines>
)
