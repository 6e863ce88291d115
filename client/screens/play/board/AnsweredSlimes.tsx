import { useEffect, useMemo, useState } from 'react'
import { joinClasses } from '../../../parts/joinClasses.ts'
import { Slime } from '../../../slimes/Slime.tsx'
import type { PlayerView } from '../../../state/gameView.ts'
import styles from './AnsweredSlimes.module.css'

/** More slimes than this would look like a pattern. Then a bar shows the count, and the latest slimes hop in beside it. */
const mostShown = 60
const latestShown = 20

/** On a board the crowd's room is this many times as wide as it is high. */
const crowdShape = 1.8

/** `crowd` fills the room there is. */
type AnsweredSlimesProps = { players: readonly PlayerView[]; look?: 'row' | 'crowd' }

/** All connected players, always in the same order. Each lights up when the player answers. */
export const AnsweredSlimes = ({ players, look = 'row' }: AnsweredSlimesProps) => {
  const present = useMemo(
    () => players.filter(({ plays, connected }) => plays && connected).sort((a, b) => (a.id < b.id ? -1 : 1)),
    [players],
  )
  if (present.length > mostShown) return <Hall players={present} />
  const count = Math.max(present.length, 1)
  const inLine = Math.ceil(Math.sqrt(count * crowdShape))
  return (
    <ul
      className={styles[look]}
      style={{ '--count': count, '--in-line': inLine, '--lines': Math.ceil(count / inLine) }}
      aria-hidden="true"
    >
      {present.map(({ id, slime, answered }) => (
        <li key={id} className={joinClasses(styles.slime, answered && styles.lit)}>
          <Slime name={slime} size="100%" />
        </li>
      ))}
    </ul>
  )
}

const Hall = ({ players }: AnsweredSlimesProps) => {
  const answered = players.filter((player) => player.answered)
  const latest = useLatest(answered)
  return (
    <div className={styles.hall} aria-hidden="true">
      <span data-track className={styles.meter}>
        <span data-fill style={{ transform: `scaleX(${answered.length / players.length})` }} />
      </span>
      <ul className={styles.row} style={{ '--count': latestShown }}>
        {latest.map(({ id, slime }) => (
          <li key={id} className={joinClasses(styles.slime, styles.lit)}>
            <Slime name={slime} size="100%" />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The players who answered last, newest first. */
function useLatest(answered: readonly PlayerView[]): readonly PlayerView[] {
  const [order, setOrder] = useState<readonly string[]>([])
  useEffect(() => {
    setOrder((known) => {
      const seen = new Set(known)
      const fresh = answered.filter(({ id }) => !seen.has(id))
      return fresh.length === 0 ? known : [...fresh.map(({ id }) => id), ...known]
    })
  }, [answered])
  const byId = new Map(answered.map((player) => [player.id, player]))
  return order.flatMap((id) => byId.get(id) ?? []).slice(0, latestShown)
}
