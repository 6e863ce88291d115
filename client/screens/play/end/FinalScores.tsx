import type { Ref } from 'react'
import type { FinalScore } from '../../../../rooms/shared/contract/gameResults.ts'
import type { Why } from '../../../modes/modeScreen.ts'
import { BreakableName } from '../../../parts/game/standings/BreakableName.tsx'
import { joinClasses } from '../../../parts/joinClasses.ts'
import { Slime } from '../../../slimes/Slime.tsx'
import { gameEndTexts } from '../../../texts/game/gameEnd.ts'
import { amountText } from '../../../texts/parts.ts'
import styles from './FinalScores.module.css'

export type FinalScoresProps = {
  players: readonly FinalScore[]
  ownId?: string
  /** For those who are not told their place. */
  hidesOwnPlace?: boolean
  why?: (player: FinalScore) => Why | null
  /** For a screen that turns its pages. */
  list?: Ref<HTMLOListElement>
}

export const FinalScores = ({ players, ownId, hidesOwnPlace, why, list }: FinalScoresProps) => (
  <section className={styles.scores} aria-labelledby="final-scores">
    <h2 id="final-scores">{gameEndTexts.finalScores}</h2>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
    <ol ref={list} className={styles.list} tabIndex={0} aria-labelledby="final-scores">
      {players.map((player) => {
        const { id, username, slime, score, place, correctCount } = player
        const reason = why?.(player) ?? null
        return (
          <li key={id} className={joinClasses(styles.row, id === ownId && styles.own)}>
            <span className={styles.place}>{hidesOwnPlace && id === ownId ? '' : place}</span>
            <Slime name={slime} size="1.7em" />
            <span className={styles.name} title={username} style={{ '--letters': Math.max(1, [...username].length) }}>
              <span>
                <BreakableName name={username} />
              </span>
            </span>
            <span className={joinClasses(styles.facts, reason !== null && styles.two)}>
              {reason !== null && <span>{reason.brief}</span>}
              <span className={styles.correct}>{gameEndTexts.correctCount(correctCount)}</span>
            </span>
            <span className={styles.score}>{amountText(score)}</span>
          </li>
        )
      })}
    </ol>
  </section>
)
