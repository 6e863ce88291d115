import type { TeamScore } from '../../../../rooms/shared/contract/gameResults.ts'
import { TeamPodium } from '../../../parts/game/teams/TeamPodium.tsx'
import { TeamSums } from '../../../parts/game/teams/TeamSums.tsx'
import { toldSums } from '../../../parts/game/teams/teamSums.ts'
import styles from './TeamsAtEnd.module.css'

type TeamsAtEndProps = { teams: readonly TeamScore[]; own: number }

/** In the hand of a pupil, too: which team has won, and where one's own came in. */
export default function TeamsAtEnd({ teams, own }: TeamsAtEndProps) {
  const sums = toldSums(teams)
  return (
    <div className={styles.teams}>
      <TeamPodium sums={sums} />
      <TeamSums sums={sums} own={own} />
    </div>
  )
}
