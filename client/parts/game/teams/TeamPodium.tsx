import { teamTexts as texts } from '../../../texts/game/teams.ts'
import styles from './TeamPodium.module.css'
import { TeamSums } from './TeamSums.tsx'
import type { TeamSum } from './teamSums.ts'

/** Beside the podium of the pupils, that of the teams. */
export const TeamPodium = ({ sums }: { sums: readonly TeamSum[] }) => {
  const [first, second] = sums
  if (!first) return null
  const isTied = second?.place === 1
  return (
    <section className={styles.teams} aria-labelledby="team-podium">
      <h2 id="team-podium">{isTied ? texts.tied : texts.won(texts.names[first.colour])}</h2>
      <TeamSums sums={sums} />
    </section>
  )
}
