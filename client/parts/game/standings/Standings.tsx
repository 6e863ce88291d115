import { useEffect, useRef, useState } from 'react'
import { Slime } from '../../../slimes/Slime.tsx'
import { gamePlayTexts } from '../../../texts/game/gamePlay.ts'
import { scoreboardTexts } from '../../../texts/game/scoreboards.ts'
import { amountText } from '../../../texts/parts.ts'
import { joinClasses } from '../../joinClasses.ts'
import { wantsStillness } from '../../wantsStillness.ts'
import { BreakableName } from './BreakableName.tsx'
import { Movement } from './Movement.tsx'
import { nameLetters } from './nameLetters.ts'
import { risenBy } from './rankChanges.ts'
import styles from './Standings.module.css'
import type { ScoreboardProps, ScoreRow } from './scoreboard.ts'

/** First the answer is read, then the order before it; only then does anything move. */
const settleAfterMs = 1500
const countMs = 800

/** The ranking, and on a board how many more there are. Rows start in the order before the question and move to the new one. */
export const Standings = ({ rows, shown, ownId }: ScoreboardProps) => {
  const [isSettled, setIsSettled] = useState(wantsStillness)
  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), settleAfterMs)
    return () => clearTimeout(timer)
  }, [])
  const visible = rows.filter(({ place, placeBefore }) => place <= shown || (placeBefore || place) <= shown)
  const count = Math.min(shown, rows.length)
  const isBoard = ownId === undefined
  return (
    <div className={styles.board}>
      <ol
        className={joinClasses(styles.standings, isBoard && styles.ofBoard)}
        style={{ '--shown': Math.max(count, 1), '--half': Math.ceil(count / 2) }}
      >
        {visible.map((row) => (
          <Row
            key={row.id}
            row={row}
            isSettled={isSettled}
            isOut={(isSettled ? row.place : row.placeBefore || row.place) > shown}
            isOwn={row.id === ownId}
          />
        ))}
      </ol>
      {isBoard && rows.length > count && <p className={styles.behind}>{scoreboardTexts.behind(rows.length - count)}</p>}
    </div>
  )
}

type RowProps = { row: ScoreRow; isSettled: boolean; isOut: boolean; isOwn: boolean }

const Row = ({ row, isSettled, isOut, isOwn }: RowProps) => {
  const { username, slime, place, placeBefore, score, scoreBefore = score } = row
  const at = isSettled ? place : placeBefore || place
  const risen = risenBy(place, placeBefore)
  const gained = score - scoreBefore
  return (
    <li
      className={joinClasses(
        styles.row,
        isOwn && styles.own,
        risen > 0 && styles.riser,
        row.change !== undefined && styles.resolved,
        row.change !== undefined && row.change !== 0 && (row.change > 0 ? styles.gainedRow : styles.lostRow),
        at <= 3 && styles[`place${at}`],
      )}
      style={{ '--at': at - 1 }}
      aria-hidden={isOut || undefined}
    >
      <span className={styles.place}>{at}</span>
      <Slime name={slime} size="1.5em" className={styles.slime ?? ''} />
      <span className={styles.name} title={username} style={nameLetters(username)}>
        <span>
          <BreakableName name={username} />
        </span>
      </span>
      <span className={styles.figures}>
        <CountedScore from={scoreBefore} to={score} isCounting={isSettled} />
        <span className={styles.changes}>
          {gained > 0 && !(isSettled && risen !== 0) && (
            <span className={styles.gained}>{gamePlayTexts.gained(gained)}</span>
          )}
          {gained < 0 && <span className={styles.lost}>{scoreboardTexts.lostPoints(-gained)}</span>}
          {isSettled && <Movement by={risen} />}
        </span>
      </span>
    </li>
  )
}

/** Counts up on the screen only; screen readers read the score itself. */
const CountedScore = ({ from, to, isCounting }: { from: number; to: number; isCounting: boolean }) => {
  const figure = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const show = (score: number) => {
      if (figure.current) figure.current.textContent = amountText(Math.round(score))
    }
    const isStill = from === to || wantsStillness()
    show(isStill ? to : from)
    if (isStill || !isCounting) return
    const startedAt = performance.now()
    let frame = requestAnimationFrame(function next(now) {
      const way = Math.min(1, Math.max(0, now - startedAt) / countMs)
      show(from + (to - from) * (1 - (1 - way) ** 3))
      if (way < 1) frame = requestAnimationFrame(next)
    })
    return () => cancelAnimationFrame(frame)
  }, [from, to, isCounting])
  return (
    <span className={styles.score}>
      <span ref={figure} aria-hidden="true" />
      <span className="unseen">{amountText(to)}</span>
    </span>
  )
}
