import { Movement } from '../../parts/game/Standings.tsx'
import { joinClasses } from '../../parts/joinClasses.ts'
import { Slime } from '../../slimes/Slime.tsx'
import type { OwnView } from '../../state/gameView.ts'
import { amountText } from '../../texts/parts.ts'
import styles from './RankLadder.module.css'

type RungProps = { place: number; name: string; score: number; own?: { slime: string; risenBy: number } }

const Rung = ({ place, name, score, own }: RungProps) => (
  <li className={joinClasses(styles.rung, own && styles.own)}>
    <span className={styles.place}>{place}</span>
    {own && <Slime name={own.slime} size="1.7em" />}
    <span className={styles.name}>{name}</span>
    {own && <Movement by={own.risenBy} />}
    <span className={styles.score}>{amountText(score)}</span>
  </li>
)

/** Oneself between the neighbours in rank. */
export const RankLadder = ({ me, risenBy }: { me: OwnView; risenBy: number }) => (
  <ol className={styles.ladder}>
    {me.ahead && <Rung place={me.place - 1} {...me.ahead} />}
    <Rung place={me.place} name={me.username} score={me.score} own={{ slime: me.slime, risenBy }} />
    {me.behind && <Rung place={me.place + 1} {...me.behind} />}
  </ol>
)
