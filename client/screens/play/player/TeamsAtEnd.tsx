import type { TeamScore } from '../../../../rooms/shared/contract/gameResults.ts'
import { TeamPodium } from '../../../parts/game/teams/TeamPodium.tsx'
import { TeamSums } from '../../../parts/game/teams/TeamSums.tsx'
import { toldSums } from '../../../parts/game/teams/teamSums.ts'
import styles from './TeamsAtEnd.module.css'

type TeamsAtEndProps = { teams: readonly TeamScore[]; own: number }

/** On a pupil's phone, too: which team has won, and which place the pupil's own team has. */
export default function TeamsAtEnd({ teams, own }: TeamsAtEndProps) {
  const sums = toldSums(teams)
  return (
    <div className={styles.teams}>
      <TeamPodium sums={sums} />
      <TeamSums sums={sums} own={own} />
    </div>
  )
}
