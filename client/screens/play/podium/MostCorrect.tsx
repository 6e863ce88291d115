import type { FinalScore } from '../../../../rooms/shared/contract/gameResults.ts'
import { lettersWide } from '../../../parts/game/standings/lettersWide.ts'
import { Slime } from '../../../slimes/Slime.tsx'
import { gameEndTexts } from '../../../texts/game/gameEnd.ts'
import { amountText } from '../../../texts/parts.ts'
import styles from './MostCorrect.module.css'

/** The podium of knowledge: the players with the most right answers, whatever their points. */
export const MostCorrect = ({ players }: { players: readonly FinalScore[] }) => (
  <section className={styles.most} aria-labelledby="most-correct">
    <h2 id="most-correct">{gameEndTexts.byKnowledge}</h2>
    <ol>
      {players.map(({ id, username, slime, correctCount }) => (
        <li key={id}>
          <Slime name={slime} pose="cheer" size="1.7em" />
          <span translate="no" className={styles.name} title={username} style={{ '--letters': lettersWide(username) }}>
            <span>{username}</span>
          </span>
          <b>
            <span className="unseen">{gameEndTexts.correctCount(correctCount)}</span>
            <span aria-hidden="true">{amountText(correctCount)}</span>
          </b>
        </li>
      ))}
    </ol>
  </section>
)
