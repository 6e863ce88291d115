import { useEffect, useState } from 'react'
import { Slime } from '../../slimes/Slime.tsx'
import { gamePlayTexts } from '../../texts/gamePlay.ts'
import { amountText } from '../../texts/parts.ts'
import { joinClasses } from '../joinClasses.ts'
import { risenBy } from './rankChanges.ts'
import styles from './Standings.module.css'
import type { ScoreboardProps, ScoreRow } from './scoreboards.ts'

/** Long enough to read the old order before it changes. */
const settleAfterMs = 450

/** Who stands where. Rows start in the order before the question and move to the new one. */
export const Standings = ({ rows, shown, ownId }: ScoreboardProps) => {
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), settleAfterMs)
    return () => clearTimeout(timer)
  }, [])
  const visible = rows.filter(({ place, placeBefore }) => place <= shown || (placeBefore ?? place) <= shown)
  const count = Math.min(shown, rows.length)
  return (
    <ol className={styles.standings} style={{ '--shown': Math.max(count, 1) }}>
      {visible.map((row) => (
        <Row
          key={row.id}
          row={row}
          at={isSettled ? row.place : row.placeBefore || row.place}
          isOut={row.place > shown}
          isOwn={row.id === ownId}
        />
      ))}
    </ol>
  )
}

const Row = ({ row, at, isOut, isOwn }: { row: ScoreRow; at: number; isOut: boolean; isOwn: boolean }) => (
  <li
    className={joinClasses(styles.row, isOwn && styles.own, at <= 3 && styles[`place${at}`])}
    style={{ '--at': at - 1 }}
    aria-hidden={isOut || undefined}
  >
    <span className={styles.place}>{row.place}</span>
    <Slime name={row.slime} size="1.5em" className={styles.slime ?? ''} />
    <span className={styles.name}>{row.username}</span>
    <Movement by={risenBy(row.place, row.placeBefore)} />
    <span className={styles.score}>{amountText(row.score)}</span>
  </li>
)

/** Up or down, by shape and number and not by colour alone. */
export const Movement = ({ by }: { by: number }) => {
  if (by === 0) return null
  const { movedUp, movedDown } = gamePlayTexts
  return (
    <span className={by > 0 ? styles.up : styles.down}>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d={by > 0 ? 'M6 1.5 11 9.5H1Z' : 'M6 10.5 1 2.5h10Z'} />
      </svg>
      <span aria-hidden="true">{Math.abs(by)}</span>
      <span className="unseen">{by > 0 ? movedUp(by) : movedDown(-by)}</span>
    </span>
  )
}
