import { Slime } from '../../../slimes/Slime.tsx'
import { teamTexts as texts } from '../../../texts/game/teams.ts'
import { amountText } from '../../../texts/parts.ts'
import banners from './banners.module.css'
import styles from './TeamSums.module.css'
import type { TeamSum } from './teamSums.ts'

type TeamSumsProps = {
  sums: readonly TeamSum[]
  /** Shows how many players each team has, as long as there are no points. */
  counts?: boolean
  /** The player's own team. */
  own?: number
}

/** How many stand in a row, by the number of teams. */
const mostAcross = [1, 1, 2, 3, 2, 3, 3]

/** The banners of the teams, in the order of their points. */
export const TeamSums = ({ sums, counts, own }: TeamSumsProps) =>
  sums.length > 0 && (
    <ol className={styles.teams} aria-label={texts.title} style={{ '--across': mostAcross[sums.length] }}>
      {sums.map(({ team, colour, slime, score, place, players }) => (
        <li
          key={team}
          className={banners[colour]}
          data-first={(!counts && place === 1 && score > 0) || undefined}
          aria-current={team === own || undefined}
        >
          <div className={styles.banner}>
            <Slime name={slime} size="1.7em" />
            <p className={styles.said}>
              <b>{(counts ? texts.names : texts.brief)[colour]}</b>
              <span>{counts ? texts.players(players) : amountText(score)}</span>
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
