import type { Ref } from 'react'
import type { FinalScore } from '../../../../rooms/shared/contract/gameResults.ts'
import type { Why } from '../../../modes/modeScreen.ts'
import { BreakableName } from '../../../parts/game/standings/BreakableName.tsx'
import { nameLetters } from '../../../parts/game/standings/nameLetters.ts'
import { joinClasses } from '../../../parts/joinClasses.ts'
import { Slime } from '../../../slimes/Slime.tsx'
import { gameEndTexts } from '../../../texts/game/gameEnd.ts'
import { amountText } from '../../../texts/parts.ts'
import styles from './FinalScores.module.css'

export type FinalScoresProps = {
  players: readonly FinalScore[]
  ownId?: string
  /** Set for a player who is not told their place. */
  hidesOwnPlace?: boolean
  why?: (player: FinalScore) => Why | null
  /** For a screen that turns the pages of the list. */
  list?: Ref<HTMLOListElement>
}

/** Why each player has their place. Null if all reasons are the same, as the lives of a tower are. */
function reasonsOf(players: readonly FinalScore[], why: FinalScoresProps['why']): (string | null)[] {
  const reasons = players.map((player) => why?.(player)?.brief ?? null)
  return reasons.length > 1 && new Set(reasons).size === 1 ? reasons.map(() => null) : reasons
}

export const FinalScores = ({ players, ownId, hidesOwnPlace, why, list }: FinalScoresProps) => {
  const reasons = reasonsOf(players, why)
  return (
    <section className={styles.scores} aria-labelledby="final-scores">
      <h2 id="final-scores">{gameEndTexts.finalScores}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <ol ref={list} className={styles.list} tabIndex={0} aria-labelledby="final-scores">
        {players.map(({ id, username, slime, score, place, correctCount }, index) => {
          const reason = reasons[index] ?? null
          return (
            <li key={id} className={joinClasses(styles.row, id === ownId && styles.own)}>
              <span className={styles.place}>{hidesOwnPlace && id === ownId ? '' : place}</span>
              <Slime name={slime} size="1.7em" />
              <span className={styles.name} title={username} style={nameLetters(username)}>
                <span>
                  <BreakableName name={username} />
                </span>
              </span>
              <span className={joinClasses(styles.facts, reason !== null && styles.two)}>
                {reason !== null && <span>{reason}</span>}
                <span className={styles.correct}>{gameEndTexts.correctCount(correctCount)}</span>
              </span>
              <span className={styles.score}>{amountText(score)}</span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
