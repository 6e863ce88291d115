import { useMemo } from 'react'
import { joinClasses } from '../../parts/joinClasses.ts'
import { Slime } from '../../slimes/Slime.tsx'
import type { PlayerView } from '../../state/gameView.ts'
import styles from './AnsweredSlimes.module.css'

/** More than these would be a texture, not a crowd: there the count says it. */
const mostShown = 60

/** Everybody who is here, always in the same order, lighting up as they answer. */
export const AnsweredSlimes = ({ players }: { players: readonly PlayerView[] }) => {
  const present = useMemo(
    () => players.filter(({ plays, connected }) => plays && connected).sort((a, b) => (a.id < b.id ? -1 : 1)),
    [players],
  )
  if (present.length > mostShown) {
    const share = present.filter(({ answered }) => answered).length / present.length
    return (
      <span className={styles.meter} aria-hidden="true">
        <span style={{ transform: `scaleX(${share})` }} />
      </span>
    )
  }
  return (
    <ul className={styles.row} style={{ '--count': Math.max(present.length, 1) }} aria-hidden="true">
      {present.map(({ id, slime, answered }) => (
        <li key={id} className={joinClasses(styles.slime, answered && styles.lit)}>
          <Slime name={slime} size="100%" />
        </li>
      ))}
    </ul>
  )
}
