import { teamOf } from '../../../rooms/shared/catalog/teams.ts'
import { Slime } from '../../slimes/Slime.tsx'
import { teamTexts as texts } from '../../texts/game/teams.ts'
import styles from './OwnTeam.module.css'

/** Shows the player's team, if the class plays in teams. */
export default function OwnTeam({ team }: { team: number }) {
  const banner = teamOf(team)
  return (
    banner && (
      <p className={styles.team}>
        <Slime name={banner.slime} size="1.6em" />
        {texts.names[banner.colour]}
      </p>
    )
  )
}
