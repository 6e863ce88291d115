import { AnswerTile } from '../../parts/game/AnswerTile.tsx'
import { scoreboards } from '../../parts/game/scoreboards.ts'
import { scoreRows } from '../../parts/game/scoreRows.ts'
import { answersLength, questionLength } from '../../parts/game/textLength.ts'
import type { GameView } from '../../state/gameView.ts'
import { gamePlayTexts } from '../../texts/gamePlay.ts'
import styles from './BoardReveal.module.css'

const rowsShown = 8

/** The right answer, what the class thought, why, and who stands where. */
export const BoardReveal = ({ view }: { view: GameView }) => {
  const { asked, closed, gameMode, totalQuestions } = view
  if (!asked || !closed) return null
  const { text, answers } = asked.question
  const { correct, spread, explanation } = closed
  const everybody = Math.max(
    1,
    spread.reduce((sum, count) => sum + count, 0),
  )
  const Scoreboard = scoreboards[gameMode]
  const length = answersLength(answers)
  return (
    <div className={styles.reveal}>
      <section className={styles.left} data-length={questionLength(text)} data-answers={length}>
        <h1 className={styles.text}>{text}</h1>
        <ol className={styles.answers} aria-label={gamePlayTexts.answers}>
          {answers.map((answer, index) => {
            const count = spread[index] ?? 0
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place
              <li key={index}>
                <AnswerTile
                  index={index}
                  text={answer}
                  standing={index === correct ? 'right' : 'faded'}
                  length={length}
                  chosenBy={{ count, share: count / everybody, label: gamePlayTexts.chosenBy(count) }}
                  note={index === correct ? gamePlayTexts.correct : undefined}
                />
              </li>
            )
          })}
        </ol>
        {explanation && (
          <p className={styles.why} data-length={questionLength(explanation)}>
            <b>{gamePlayTexts.explanation}</b> {explanation}
          </p>
        )}
      </section>
      <section className={styles.right} aria-labelledby="standings">
        <h2 id="standings">{gamePlayTexts.standings}</h2>
        <Scoreboard rows={scoreRows(view)} totalQuestions={totalQuestions} shown={rowsShown} />
      </section>
    </div>
  )
}
