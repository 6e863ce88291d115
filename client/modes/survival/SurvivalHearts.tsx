import styles from '../../parts/game/standings/ModeScoreboards.module.css'
import { ScoreLines } from '../../parts/game/standings/ScoreLines.tsx'
import type { ScoreboardProps } from '../../parts/game/standings/scoreboard.ts'
import { scoreboardTexts } from '../../texts/game/scoreboards.ts'
import { amountText } from '../../texts/parts.ts'

const fullHearts = [1, 2, 3] as const

const Heart = ({ isFull }: { isFull: boolean }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path
      d="M12 21C2 14 1 9 2.5 6 4.5 2.5 9.5 3 12 7.5 14.5 3 19.5 2.5 21.5 6 23 9 22 14 12 21Z"
      fill={isFull ? '#ff4d6d' : 'none'}
      stroke={isFull ? '#8f1238' : 'currentColor'}
      strokeOpacity={isFull ? 1 : 0.55}
      strokeWidth="2.2"
      strokeLinejoin="round"
    />
    {isFull && <path d="M6 8.5Q6 6.5 8 6.2" stroke="#fff" strokeWidth="1.8" fill="none" strokeLinecap="round" />}
  </svg>
)

/** The hearts that are left; at 0 the player is a ghost. */
export const Hearts = ({ count }: { count: number }) =>
  count === 0 ? (
    <span className={styles.ghost}>{scoreboardTexts.ghost}</span>
  ) : (
    <span className={styles.hearts} role="img" aria-label={scoreboardTexts.hearts(count)}>
      {fullHearts.map((heart) => (
        <Heart key={heart} isFull={heart <= count} />
      ))}
    </span>
  )

/** The hearts of every player. */
export const SurvivalHearts = (board: ScoreboardProps) => (
  <ScoreLines {...board} room="name and marks" withSlime>
    {({ mark, score }) => (
      <>
        <Hearts count={mark} />
        <span className={styles.figure}>{amountText(score)}</span>
      </>
    )}
  </ScoreLines>
)
