import { scoreboards } from '../../parts/game/scoreboards.ts'
import { scoreRows } from '../../parts/game/scoreRows.ts'
import type { GameView } from '../../state/gameView.ts'
import { gamePlayTexts } from '../../texts/gamePlay.ts'
import styles from './PlayerScreen.module.css'

const rowsShown = 6

/** What a player sees while the board goes on by itself. */
export const Between = ({ view }: { view: GameView }) => {
  const Scoreboard = scoreboards[view.gameMode]
  return (
    <section className={styles.between}>
      <h1>{gamePlayTexts.standings}</h1>
      <Scoreboard rows={scoreRows(view)} totalQuestions={view.totalQuestions} shown={rowsShown} ownId={view.playerId} />
    </section>
  )
}
