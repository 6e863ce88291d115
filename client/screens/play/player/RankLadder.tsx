import { Movement } from '../../../parts/game/standings/Movement.tsx'
import { joinClasses } from '../../../parts/joinClasses.ts'
import { Slime } from '../../../slimes/Slime.tsx'
import type { OwnView } from '../../../state/gameView.ts'
import { amountText } from '../../../texts/parts.ts'
import styles from './RankLadder.module.css'

type RungProps = { place: number | null; name: string; score: number; own?: { slime: string; risenBy: number } }

const Rung = ({ place, name, score, own }: RungProps) => (
  <li className={joinClasses(styles.rung, own && styles.own)}>
    {place !== null && <span className={styles.place}>{place}</span>}
    {own && <Slime name={own.slime} size="1.7em" />}
    <span translate="no" className={styles.name}>
      {name}
    </span>
    {own && <Movement by={own.risenBy} />}
    <span className={styles.score}>{amountText(score)}</span>
  </li>
)

type RankLadderProps = { me: OwnView; isTold: boolean; risenBy: number }

/** The player between the neighbours in rank. Places show only if the player is told theirs. */
export const RankLadder = ({ me, isTold, risenBy }: RankLadderProps) => (
  <ol className={styles.ladder}>
    {me.ahead && <Rung place={isTold ? me.place - 1 : null} {...me.ahead} />}
    <Rung place={isTold ? me.place : null} name={me.username} score={me.score} own={{ slime: me.slime, risenBy }} />
    {me.behind && <Rung place={isTold ? me.place + 1 : null} {...me.behind} />}
  </ol>
)
