import { Slime } from '../../../slimes/Slime.tsx'
import { placeText } from '../../../texts/game/gamePlay.ts'
import { joinClasses } from '../../joinClasses.ts'
import { BreakableName } from './BreakableName.tsx'
import { nameLetters } from './nameLetters.ts'
import styles from './Podium.module.css'

export type OnPodium = {
  id: string
  username: string
  slime: string
  place: number
  figure: string
  why?: string | null
}

const places = 3

type PodiumProps = { title: string; steps: readonly OnPodium[]; ownId?: string; small?: boolean }

/** The best three on a phone, the first in the middle; they are read in the order of their places. */
export const Podium = ({ title, steps, ownId, small }: PodiumProps) => (
  <section className={joinClasses(styles.podium, small && styles.small)}>
    <h2>{title}</h2>
    <ol>
      {steps.slice(0, places).map((step, index) => (
        <Step key={step.id} {...step} step={index + 1} isOwn={step.id === ownId} />
      ))}
    </ol>
  </section>
)

type StepProps = OnPodium & { step: number; isOwn: boolean }

const Step = ({ username, slime, figure, why, place, step, isOwn }: StepProps) => (
  <li className={joinClasses(styles[`step${step}`], isOwn && styles.own)} data-place={place}>
    <span className={styles.slime}>
      <Slime name={slime} pose={place === 1 ? 'cheer' : 'idle'} lively size="100%" />
    </span>
    <span className={styles.name} title={username} style={nameLetters(username)}>
      <BreakableName name={username} />
    </span>
    <span className={styles.block}>
      <strong>{placeText(place)}</strong>
      {why && <span className={styles.why}>{why}</span>}
      <span>{figure}</span>
    </span>
  </li>
)
