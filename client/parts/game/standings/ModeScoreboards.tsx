import type { CSSProperties } from 'react'
import { Slime } from '../../../slimes/Slime.tsx'
import { scoreboardTexts } from '../../../texts/game/scoreboards.ts'
import { CoinIcon } from '../../Amounts.tsx'
import { joinClasses } from '../../joinClasses.ts'
import styles from './ModeScoreboards.module.css'
import { chestTier, goldCount, healthPercent, healthTone, progressPercent } from './modeFigures.ts'
import { ScoreLines } from './ScoreLines.tsx'
import type { ScoreboardProps } from './scoreboards.ts'

const along = (percent: number): CSSProperties => ({ '--percent': percent })

type Standing = { username: string; percent: number }

/** How far somebody has come on the way to the finish, and in which place they crossed it. */
export const Lane = ({ username, slime, percent, crossed = 0 }: Standing & { slime: string; crossed?: number }) => (
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

/** What somebody has left; nothing is a knock-out, once there was something to get. */
export const HealthBar = ({ username, percent, isOut = percent === 0 }: Standing & { isOut?: boolean }) => (
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

/** Lanes with how far everybody has come. */
export const RacingLanes = (board: ScoreboardProps) => (
  <ScoreLines {...board} room="bar">
    {({ username, slime, score, mark }) => (
      <Lane username={username} slime={slime} percent={progressPercent(score, board.totalQuestions)} crossed={mark} />
    )}
  </ScoreLines>
)

/** Health bars; at nothing one is knocked out. */
export const BattleBars = (board: ScoreboardProps) => (
  <ScoreLines {...board} room="bar" withSlime>
    {({ username, score }) => <HealthBar username={username} percent={healthPercent(score, board.totalQuestions)} />}
  </ScoreLines>
)

/** Coins, and a chest that fills. */
export const GoldHoards = (board: ScoreboardProps) => (
  <ScoreLines {...board} room="name" withSlime>
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
