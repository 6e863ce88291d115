import { Slime } from '../../slimes/Slime.tsx'
import { placeText } from '../../texts/gamePlay.ts'
import { joinClasses } from '../joinClasses.ts'
import { BreakableName } from './BreakableName.tsx'
import styles from './Podium.module.css'

export type OnPodium = { id: string; username: string; slime: string; figure: string; note?: string }

const places = 3

type PodiumProps = {
  title: string
  steps: readonly OnPodium[]
  ownId?: string
  small?: boolean
  /** So many steps stand, the third first; without it they all rise, one after the other. */
  standing?: number
}

/** The best three, the first in the middle; they are read in the order of their places. */
export const Podium = ({ title, steps, ownId, small, standing }: PodiumProps) => (
  <section className={joinClasses(styles.podium, small && styles.small, standing !== undefined && styles.staged)}>
    <h2>{title}</h2>
    <ol>
      {steps.slice(0, places).map((step, index) => (
        <Step
          key={step.id}
          {...step}
          place={index + 1}
          isOwn={step.id === ownId}
          isHidden={standing !== undefined && standing < places - index}
        />
      ))}
    </ol>
  </section>
)

type StepProps = OnPodium & { place: number; isOwn: boolean; isHidden: boolean }

const Step = ({ username, slime, figure, note, place, isOwn, isHidden }: StepProps) => (
  <li className={joinClasses(styles[`step${place}`], isOwn && styles.own, isHidden && styles.hidden)}>
    <span className={styles.slime}>
      {!isHidden && <Slime name={slime} pose={place === 1 ? 'cheer' : 'idle'} lively size="100%" />}
    </span>
    <span
      className={styles.name}
      title={isHidden ? undefined : username}
      style={{ '--letters': Math.max(1, [...username].length) }}
    >
      {isHidden ? '\u00a0' : <BreakableName name={username} />}
    </span>
    <span className={styles.block}>
      <strong>{placeText(place)}</strong>
      <span>{isHidden ? '\u00a0' : figure}</span>
      {!isHidden && note && <small>{note}</small>}
    </span>
  </li>
)
