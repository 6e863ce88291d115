import { CoinIcon } from '../../parts/Amounts.tsx'
import styles from '../../parts/game/standings/ModeScoreboards.module.css'
import { chestTier, goldCount } from '../../parts/game/standings/modeFigures.ts'
import { ScoreLines } from '../../parts/game/standings/ScoreLines.tsx'
import type { ScoreboardProps } from '../../parts/game/standings/scoreboard.ts'
import { scoreboardTexts } from '../../texts/game/scoreboards.ts'

/** Coins, and a chest that fills. */
export const GoldHoards = (board: ScoreboardProps) => (
  <ScoreLines {...board} room="name and marks" withSlime>
    {({ score }) => <Hoard score={score} totalQuestions={board.totalQuestions} />}
  </ScoreLines>
)

export const Hoard = ({ score, totalQuestions }: { score: number; totalQuestions: number }) => {
  const coins = goldCount(score)
  return (
    <>
      <Chest tier={chestTier(score, totalQuestions)} />
      <span className={styles.figure}>
        <CoinIcon size={26} />
        <span aria-hidden="true">{coins}</span>
        <span className="unseen">{scoreboardTexts.gold(coins)}</span>
      </span>
    </>
  )
}

const goldInChest = [null, 'M8 13q4-3 8 0v2H8z', 'M6 13q6-6 12 0v2H6z', 'M5 13q2-7 7-8 5 1 7 8v2H5z'] as const

const Chest = ({ tier }: { tier: 0 | 1 | 2 | 3 }) => (
  <svg
    className={styles.chest}
    viewBox="0 0 24 24"
    role="img"
    aria-label={scoreboardTexts.chests[tier]}
    data-tier={tier}
  >
    {tier > 0 && <path d="M3 9 5 3h14l2 6z" fill="#8a5426" stroke="#4d2a0d" strokeWidth="1.6" strokeLinejoin="round" />}
    {goldInChest[tier] && <path d={goldInChest[tier]} fill="#ffc929" stroke="#9a6200" strokeWidth="1.4" />}
    {tier === 0 && (
      <path d="M3 13q0-6 5-6h8q5 0 5 6z" fill="#8a5426" stroke="#4d2a0d" strokeWidth="1.6" strokeLinejoin="round" />
    )}
    <path d="M3 13h18v8H3z" fill="#b3743a" stroke="#4d2a0d" strokeWidth="1.6" strokeLinejoin="round" />
    <path d="M10 12h4v4h-4z" fill="#ffcf3f" stroke="#4d2a0d" strokeWidth="1.4" />
  </svg>
)
