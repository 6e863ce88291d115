import { Slime } from '../../../slimes/Slime.tsx'
import { teamTexts as texts } from '../../../texts/game/teams.ts'
import { amountText } from '../../../texts/parts.ts'
import styles from './TeamSums.module.css'
import type { TeamSum } from './teamSums.ts'

type TeamSumsProps = {
  sums: readonly TeamSum[]
  /** Before there are points, how many they are. */
  counts?: boolean
}

/** The banners of the teams, in the order of their points. */
export const TeamSums = ({ sums, counts }: TeamSumsProps) =>
  sums.length > 0 && (
    <ol className={styles.teams} aria-label={texts.title}>
      {sums.map(({ team, colour, slime, score, place, players }) => (
        <li key={team} className={styles[colour]} data-first={(!counts && place === 1 && score > 0) || undefined}>
          <Slime name={slime} size="1.7em" />
          <b>{texts.names[colour]}</b>
          <span>{counts ? texts.players(players) : amountText(score)}</span>
        </li>
      ))}
    </ol>
  )
