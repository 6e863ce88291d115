import type { CSSProperties } from 'react'
import styles from '../../parts/game/standings/ModeScoreboards.module.css'
import { healthPercent, healthTone } from '../../parts/game/standings/modeFigures.ts'
import { ScoreLines } from '../../parts/game/standings/ScoreLines.tsx'
import type { ScoreboardProps } from '../../parts/game/standings/scoreboard.ts'
import { joinClasses } from '../../parts/joinClasses.ts'
import { scoreboardTexts } from '../../texts/game/scoreboards.ts'

const along = (percent: number): CSSProperties => ({ '--percent': percent })

/** The points that a player has left. At 0 the player is knocked out, once there were points to get. */
export const HealthBar = ({ username, percent, isOut = percent === 0 }: HealthBarProps) => (
  <>
    <span
      className={joinClasses(styles.health, styles[healthTone(percent)])}
      style={along(percent)}
      role="img"
      aria-label={isOut ? scoreboardTexts.isKnockedOut(username) : scoreboardTexts.healthLabel(username, percent)}
    >
      <span />
    </span>
    <span className={joinClasses(styles.figure, isOut && styles.out)} aria-hidden="true">
      {isOut ? scoreboardTexts.knockedOut : percent}
    </span>
  </>
)
type HealthBarProps = { username: string; percent: number; isOut?: boolean }

/** Health bars of all players; at 0 a player is knocked out. */
export const BattleBars = (board: ScoreboardProps) => (
  <ScoreLines {...board} room="bar" withSlime>
    {({ username, score }) => {
      const percent = healthPercent(score, board.totalQuestions)
      // Players can be knocked out from the first question that counts.
      return <HealthBar username={username} percent={percent} isOut={percent === 0 && board.questionNumber !== 0} />
    }}
  </ScoreLines>
)
