import { Slime } from '../../slimes/Slime.tsx'
import { placeText } from '../../texts/gamePlay.ts'
import { joinClasses } from '../joinClasses.ts'
import styles from './Podium.module.css'

export type OnPodium = { id: string; username: string; slime: string; figure: string }

type PodiumProps = { title: string; steps: readonly OnPodium[]; ownId?: string; small?: boolean }

/** The best three, the first in the middle; they are read in the order of their places. */
export const Podium = ({ title, steps, ownId, small }: PodiumProps) => (
  <section className={joinClasses(styles.podium, small && styles.small)}>
    <h2>{title}</h2>
    <ol>
      {steps.slice(0, 3).map(({ id, username, slime, figure }, index) => (
        <li key={id} className={joinClasses(styles[`step${index + 1}`], id === ownId && styles.own)}>
          <span className={styles.slime}>
            <Slime name={slime} pose={index === 0 ? 'cheer' : 'idle'} lively size="100%" />
          </span>
          <span className={styles.name} title={username} style={{ '--letters': Math.max(1, [...username].length) }}>
            {username}
          </span>
          <span className={styles.block}>
            <strong>{placeText(index + 1)}</strong>
            <span>{figure}</span>
          </span>
        </li>
      ))}
    </ol>
  </section>
)
