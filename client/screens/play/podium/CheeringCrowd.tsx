import type { CSSProperties } from 'react'
import type { FinalScore } from '../../../../rooms/shared/contract/gameResults.ts'
import { Slime } from '../../../slimes/Slime.tsx'
import styles from './CheeringCrowd.module.css'

/** All other players, in front of the podium: every player is in the last picture. */
export const CheeringCrowd = ({ players, cheers }: { players: readonly FinalScore[]; cheers: boolean }) => (
  <p className={styles.crowd} aria-hidden="true">
    {players.map(({ id, slime }, index) => (
      <span
        key={id}
        style={{ '--wait': `${-((index * 37) % 90) / 100}s` } as CSSProperties}
        data-cheers={cheers || undefined}
      >
        <Slime name={slime} pose={cheers ? 'cheer' : 'idle'} size="100%" />
      </span>
    ))}
  </p>
)
