import { scoreboards } from '../../parts/game/scoreboards.ts'
import { scoreRows } from '../../parts/game/scoreRows.ts'
import type { GameView } from '../../state/gameView.ts'
import { gamePlayTexts } from '../../texts/gamePlay.ts'
import styles from './BoardStandings.module.css'

const rowsShown = 10

/** Between questions, where a mode shows no map. */
export const BoardStandings = ({ view }: { view: GameView }) => {
  const Scoreboard = scoreboards[view.gameMode]
  return (
    <section className={styles.standings}>
      <h1>{gamePlayTexts.standings}</h1>
      <Scoreboard rows={scoreRows(view)} totalQuestions={view.totalQuestions} shown={rowsShown} />
    </section>
  )
}
