import type { ReactNode } from 'react'
import { Slime } from '../../../slimes/Slime.tsx'
import { scoreboardTexts } from '../../../texts/game/scoreboards.ts'
import { joinClasses } from '../../joinClasses.ts'
import { BreakableName } from './BreakableName.tsx'
import { mostLetters, nameLetters } from './nameLetters.ts'
import styles from './ScoreLines.module.css'
import type { ScoreboardProps, ScoreRow } from './scoreboard.ts'

interface LinesProps extends ScoreboardProps {
  /**
   * Who gets the room of a line: the bar, or the name. In short lines the bar lies below the name, and so do the marks in
   * `name and marks`.
   */
  room: 'bar' | 'name' | 'name and marks'
  withSlime?: boolean
  children: (row: ScoreRow) => ReactNode
}

/** A line for each of the first few, and how many there are behind them. */
export const ScoreLines = ({ rows, shown, ownId, room, withSlime, children }: LinesProps) => {
  const seen = rows.slice(0, shown)
  const behind = rows.length - seen.length
  const isBoard = ownId === undefined
  const most = mostGained(seen)
  return (
    <div className={styles.board}>
      <ol
        className={joinClasses(styles.lines, isBoard && styles.ofBoard)}
        style={{
          '--shown': Math.max(1, seen.length),
          '--half': Math.max(1, Math.ceil(seen.length / 2)),
          '--longest': mostLetters(seen.map(({ username }) => username)),
        }}
      >
        {seen.map((row) => (
          <li
            key={row.id}
            data-room={room}
            className={joinClasses(styles.line, row.id === ownId && styles.own, styles[ringOf(row, most)])}
          >
            {isBoard && <span className={styles.place}>{row.place}</span>}
            {withSlime && <Slime name={row.slime} size="1.7em" className={styles.slime ?? ''} />}
            <span className={styles.name} title={row.username} style={nameLetters(row.username)}>
              <span>
                <BreakableName name={row.username} />
              </span>
            </span>
            {row.change !== undefined && <Change by={row.change} />}
            {children(row)}
          </li>
        ))}
      </ol>
      {isBoard && behind > 0 && <p className={styles.behind}>{scoreboardTexts.behind(behind)}</p>}
    </div>
  )
}

const ringsShown = 3

/** The gain that earns a ring. If many players have the same gain, there is no ring, because it would say nothing. */
function mostGained(rows: readonly ScoreRow[]): number {
  const gains = rows.map(({ change = 0 }) => change).filter((change) => change > 0)
  const isRare = (least: number) => gains.filter((gain) => gain >= least).length <= ringsShown
  return Math.min(Number.POSITIVE_INFINITY, ...gains.filter(isRare))
}

function ringOf({ change = 0 }: ScoreRow, most: number): 'gained' | 'lost' | 'still' {
  if (change < 0) return 'lost'
  return change >= most ? 'gained' : 'still'
}

/** What the turn gave or took. Without a change it still keeps its place. */
const Change = ({ by }: { by: number }) => (
  <span className={joinClasses(styles.change, by < 0 && styles.loss)}>
    {by > 0 && scoreboardTexts.gained(by)}
    {by < 0 && scoreboardTexts.lostPoints(-by)}
  </span>
)
