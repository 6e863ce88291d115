import type { ScoreRow } from '../../../parts/game/standings/scoreboard.ts'
import { useLinesShown } from '../../../parts/game/standings/useLinesShown.ts'
import { TeamSums } from '../../../parts/game/teams/TeamSums.tsx'
import { teamSums } from '../../../parts/game/teams/teamSums.ts'
import { joinClasses } from '../../../parts/joinClasses.ts'
import { Slime } from '../../../slimes/Slime.tsx'
import type { GameView } from '../../../state/gameView.ts'
import { scoreboardTexts } from '../../../texts/game/scoreboards.ts'
import { wallTexts } from '../../../texts/game/wall.ts'
import { useModeScreen } from '../useModeScreen.ts'
import styles from './BoardSide.module.css'

/** Every board has room for this many rows, with the teams among them. */
const rowsShown = 10

/** The ranking beside the game; after the last question the winner stays secret until the podium. */
export const BoardSide = ({ view, rows }: { view: GameView; rows: readonly ScoreRow[] }) => {
  const { title, Scoreboard, Common } = useModeScreen(view.gameMode)
  const { questionNumber, totalQuestions } = view
  const sums = teamSums(view.players, rows)
  const shown = useLinesShown(rowsShown - sums.length)
  const board = { rows, totalQuestions, questionNumber, shown }
  return questionNumber < totalQuestions ? (
    <section className={styles.side} aria-labelledby="standings">
      <header>
        <h2 id="standings">{title}</h2>
        <p>{scoreboardTexts.playing(view.players.filter(({ plays }) => plays).length)}</p>
        <TeamSums sums={sums} />
      </header>
      <Scoreboard {...board} />
    </section>
  ) : (
    <section className={joinClasses(styles.side, styles.secret)}>
      <Slime name="king" pose="idle" size="100%" lively />
      <h2>{wallTexts.lastAnswer}</h2>
      <p>{wallTexts.lastAnswerHint}</p>
      {Common && <Common {...board} />}
    </section>
  )
}
