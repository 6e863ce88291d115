import type { CSSProperties } from 'react'
import type { GameMode } from '../../../../rooms/shared/contract/gameModes.ts'
import type { FinalScore } from '../../../../rooms/shared/contract/gameResults.ts'
import type { Why } from '../../../modes/modeScreen.ts'
import { longestWord } from '../../../parts/game/answers/textLength.ts'
import { lettersWide } from '../../../parts/game/standings/lettersWide.ts'
import { joinClasses } from '../../../parts/joinClasses.ts'
import { Rays } from '../../../parts/pictures/Rays.tsx'
import { Slime } from '../../../slimes/Slime.tsx'
import { gameEndTexts } from '../../../texts/game/gameEnd.ts'
import { gamePlayTexts, placeText } from '../../../texts/game/gamePlay.ts'
import type { PodiumStep } from './podiumSteps.ts'
import { podiumStages } from './usePodiumStage.ts'
import styles from './WallPodium.module.css'

type WallPodiumProps = {
  title: string
  mode: GameMode
  steps: readonly PodiumStep[]
  /** How many steps have been called. The last place is called first. */
  stage: number
  withCorrect: boolean
  why: (player: FinalScore) => Why | null
}

/** The third step is called before the second and the first, even if there are fewer steps. */
const isCalled = (index: number, stage: number): boolean => stage >= podiumStages.winner - index

/** The best three, in the stone of their world, to be read from the last row. Equal scores stand on one step. */
export const WallPodium = ({ title, mode, steps, stage, ...said }: WallPodiumProps) => (
  <section className={styles.podium} data-world={mode} aria-label={title}>
    {stage >= podiumStages.winner && <Rays className={styles.rays} />}
    {stage === podiumStages.drums && <span className={styles.spotlights} aria-hidden="true" />}
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <Step
          key={step.place}
          step={step}
          index={index}
          isAlone={steps.length === 1}
          isHidden={!isCalled(index, stage)}
          {...said}
        />
      ))}
    </ol>
  </section>
)

/** From this many on, the players on a step stand close together. */
const manyOnAStep = 3
/** From this many names on, a name of the greatest length is too long for the room of its own. */
const manyNames = 5

type StepProps = Pick<WallPodiumProps, 'withCorrect' | 'why'> & {
  step: PodiumStep
  index: number
  isAlone: boolean
  isHidden: boolean
}

const Step = ({ step: { place, players, more }, index, isAlone, isHidden, withCorrect, why }: StepProps) => {
  const [first] = players
  const points = gamePlayTexts.points(first?.score ?? 0)
  const reason = sharedBy(players, why)
  const sharing = Math.min(players.length, manyOnAStep)
  const isWide = isAlone && sharing === manyOnAStep
  const names = players.map(({ username }) => username)
  return (
    <li
      className={joinClasses(styles.step, styles[`step${index + 1}`], isHidden && styles.hidden)}
      data-sharing={sharing}
      data-alone={isWide || undefined}
      data-many={(isWide && players.length >= manyNames) || undefined}
      style={{ '--sharing': players.length }}
    >
      <span className={styles.winners}>
        {!isHidden &&
          players.map(({ id, slime }) => (
            <Slime key={id} name={slime} pose={index === 0 ? 'cheer' : 'idle'} size="100%" lively />
          ))}
      </span>
      <div className={styles.plinth}>
        <span className={styles.top} />
        <span className={styles.front}>
          <strong className={styles.medal}>{placeText(place)}</strong>
          {!isHidden && (
            <>
              <span className={styles.names}>
                {players.map(({ id, username }, nth) => (
                  <Name
                    key={id}
                    name={username}
                    letters={isWide ? longestWord(names) : lettersWide(username)}
                    column={nth + 1}
                  />
                ))}
                {more > 0 && <span className={styles.more}>{gameEndTexts.alsoHere(more)}</span>}
              </span>
              <span className={joinClasses(styles.points, reason !== null && styles.two)}>
                {reason !== null && <strong>{reason}</strong>}
                {points}
                {withCorrect && players.length === 1 && (
                  <span className={styles.also}> · {gameEndTexts.correctCount(first?.correctCount ?? 0)}</span>
                )}
              </span>
            </>
          )}
        </span>
      </div>
    </li>
  )
}

/** Players on one step have the same score, but the mode may give different reasons. */
const sharedBy = (players: readonly FinalScore[], why: WallPodiumProps['why']): string | null => {
  const reasons = new Set(players.map((player) => why(player)?.full ?? null))
  return reasons.size === 1 ? ([...reasons][0] ?? null) : null
}

type NameProps = { name: string; letters: number; column: number }

const Name = ({ name, letters, column }: NameProps) => (
  <span
    translate="no"
    className={styles.name}
    title={name}
    style={{ '--letters': letters, '--column': column } as CSSProperties}
  >
    {name}
  </span>
)
