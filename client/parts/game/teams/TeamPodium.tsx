import { Slime } from '../../../slimes/Slime.tsx'
import { gamePlayTexts } from '../../../texts/game/gamePlay.ts'
import { teamTexts as texts } from '../../../texts/game/teams.ts'
import { joinClasses } from '../../joinClasses.ts'
import banners from './banners.module.css'
import styles from './TeamPodium.module.css'
import type { TeamSum } from './teamSums.ts'

type TeamPodiumProps = { sums: readonly TeamSum[]; className?: string | undefined }

const headOf = (first: readonly TeamSum[], teams: number): string => {
  const names = first.map(({ colour }) => texts.names[colour])
  const [name, ...others] = names
  if (name && others.length === 0) return texts.won(name)
  return first.length === teams ? texts.tied : texts.shared(names)
}

/** Beside the podium of the pupils, the team that has won, or those that share the first place. */
export const TeamPodium = ({ sums, className }: TeamPodiumProps) => {
  const first = sums.filter(({ place }) => place === 1)
  const [winner] = first
  if (!winner) return null
  return (
    <section className={joinClasses(styles.won, banners[winner.colour], className)} aria-labelledby="team-podium">
      {first.length === 1 && <Slime name={winner.slime} pose="cheer" size="2.2em" lively />}
      <div>
        <h2 id="team-podium">{headOf(first, sums.length)}</h2>
        <p>{gamePlayTexts.points(winner.score)}</p>
      </div>
    </section>
  )
}
