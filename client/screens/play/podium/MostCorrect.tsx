import type { FinalScore } from '../../../../rooms/shared/contract/gameResults.ts'
import { Slime } from '../../../slimes/Slime.tsx'
import { gameEndTexts } from '../../../texts/game/gameEnd.ts'
import styles from './MostCorrect.module.css'

/** The podium of knowledge: points are not all there is. */
export const MostCorrect = ({ players }: { players: readonly FinalScore[] }) => (
  <section className={styles.most} aria-labelledby="most-correct">
    <h2 id="most-correct">{gameEndTexts.byKnowledge}</h2>
    <ol>
      {players.map(({ id, username, slime, correctCount }) => (
        <li key={id}>
          <Slime name={slime} pose="cheer" size="1.7em" />
          <span
            translate="no"
            className={styles.name}
            title={username}
            style={{ '--letters': Math.max(1, [...username].length) }}
          >
            <span>{username}</span>
          </span>
          <span>{gameEndTexts.correctCount(correctCount)}</span>
        </li>
      ))}
    </ol>
  </section>
)
