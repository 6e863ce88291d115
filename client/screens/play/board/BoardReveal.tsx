import { useRef } from 'react'
import type { AskedQuestion } from '../../../../rooms/shared/contract/asking.ts'
import { Fetched } from '../../../parts/fetchedAhead.tsx'
import { worded } from '../../../parts/formulas/worded.tsx'
import { AnswerTile } from '../../../parts/game/answers/AnswerTile.tsx'
import { rightPlaces } from '../../../parts/game/answers/rightAnswers.ts'
import { answersLength, longestWord, questionLength } from '../../../parts/game/answers/textLength.ts'
import { useFittingText } from '../../../parts/game/answers/useFittingText.ts'
import { scoreRows } from '../../../parts/game/standings/scoreRows.ts'
import { useLinesShown } from '../../../parts/game/standings/useLinesShown.ts'
import { TeamSums } from '../../../parts/game/teams/TeamSums.tsx'
import { teamSums } from '../../../parts/game/teams/teamSums.ts'
import { joinClasses } from '../../../parts/joinClasses.ts'
import { Icon } from '../../../parts/pictures/Icon.tsx'
import { Slime } from '../../../slimes/Slime.tsx'
import { type GameView, isWatchedAgain } from '../../../state/gameView.ts'
import { gamePlayTexts } from '../../../texts/game/gamePlay.ts'
import { wallTexts } from '../../../texts/game/wall.ts'
import { toldOnBoard } from '../kinds/kindsOnBoard.ts'
import { useModeScreen } from '../useModeScreen.ts'
import styles from './BoardReveal.module.css'
import { useArrivingFromPlaces } from './movedPlaces.ts'

/** Whether the answers were tiles to choose from. These tiles stay where they stood. */
const hasTiles = ({ kind }: AskedQuestion): boolean => kind === undefined || kind === 'several'

const rowsShown = 8

/** A question as long as this leaves no room for its picture beside the answers. */
const isLong = (text: string): boolean => ['longest', 'extreme'].includes(questionLength(text))

const isOn = (view: GameView): boolean => view.isHost && !view.plays && !isWatchedAgain(view)

type BoardRevealProps = { view: GameView; scoresBefore: ReadonlyMap<string, number> }

/** The right answer, how the class answered, the explanation and the standings. */
export const BoardReveal = ({ view, scoresBefore }: BoardRevealProps) => {
  const whole = useRef<HTMLDivElement>(null)
  const left = useRef<HTMLElement>(null)
  const { Scoreboard } = useModeScreen(view.gameMode)
  const { asked, closed, questionNumber, totalQuestions } = view
  // This hook comes first: parts then glide to the places they have in their final size.
  useFittingText(left, JSON.stringify([asked, closed]))
  useArrivingFromPlaces(whole)
  const rows = scoreRows(view, scoresBefore)
  const sums = teamSums(view.players, rows)
  const shown = useLinesShown(rowsShown - Math.ceil(sums.length / 2))
  if (!asked || !closed) return null
  const { text, answers, image, language } = asked.question
  const { explanation, voided } = closed
  return (
    <div ref={whole} className={styles.reveal}>
      <section
        ref={left}
        data-fitted
        className={styles.left}
        data-length={questionLength(text)}
        data-answers={answersLength(answers)}
      >
        <div className={styles.ask}>
          <h1 className={styles.text} data-moves="question">
            {worded(text, language)}
          </h1>
          {image && !isLong(text) && (
            <img className={styles.image} src={image} alt={gamePlayTexts.questionImage} data-moves="image" />
          )}
        </div>
        {hasTiles(asked.question) ? (
          <Answers asked={asked.question} closed={closed} />
        ) : (
          <Fetched
            from={toldOnBoard}
            props={{ asked: asked.question, closed, led: isOn(view) ? view : null }}
            meanwhile={<span />}
          />
        )}
        {voided && (
          <p className={styles.takenOut}>
            <Icon name="strike" />
            <span>
              <b>{gamePlayTexts.takenOut}</b> {gamePlayTexts.takenOutHint}
            </span>
          </p>
        )}
        {explanation && !voided && (
          <p className={styles.why} data-length={questionLength(explanation)}>
            <b>{wallTexts.explanation}</b> {worded(explanation, language)}
          </p>
        )}
      </section>
      {/* The winner stays secret until the podium. */}
      {questionNumber < totalQuestions ? (
        <section className={styles.right} aria-labelledby="standings">
          <div className={styles.standing}>
            <h2 id="standings">{gamePlayTexts.standings}</h2>
            <TeamSums sums={sums} />
          </div>
          <Scoreboard {...{ rows, totalQuestions, questionNumber }} shown={shown} />
        </section>
      ) : (
        <section className={joinClasses(styles.right, styles.secret)}>
          <Slime name="king" pose="idle" size="min(40vh, 80%)" lively />
          <h2>{wallTexts.lastAnswer}</h2>
          <p>{wallTexts.lastAnswerHint}</p>
        </section>
      )}
    </div>
  )
}

const ChosenBy = ({ count }: { count: number }) => (
  <span className={styles.count}>
    <span aria-hidden="true">{count}</span>
    <span className="unseen">{wallTexts.chosenBy(count)}</span>
  </span>
)

type AnswersProps = {
  asked: AskedQuestion
  closed: NonNullable<GameView['closed']>
}

/** Answers keep the places they had in the question. A question that was taken out shows no right answer and no counts. */
const Answers = ({ asked: { answers, answerImages, language }, closed }: AnswersProps) => {
  const { spread, voided, counted } = closed
  const rights = rightPlaces(closed)
  // If a player may mark several answers, shares are of the players, not of the marks.
  const all = counted ? counted.right + counted.partly + counted.wrong : spread.reduce((sum, count) => sum + count, 0)
  const everybody = Math.max(1, all)
  return (
    <ol
      className={styles.answers}
      data-many={answers.length > 4 || undefined}
      style={{ '--letters': longestWord(answers) }}
      aria-label={gamePlayTexts.answers}
    >
      {answers.map((answer, index) => {
        const count = spread[index] ?? 0
        const isRight = rights.includes(index) && !voided
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place
          <li key={index} data-moves={index}>
            <AnswerTile
              index={index}
              text={answer}
              lang={language}
              picture={answerImages?.[index]}
              standing={isRight ? 'right' : 'faded'}
              length={answersLength(answers)}
              share={voided ? undefined : count / everybody}
              badge={!voided && <ChosenBy count={count} />}
              note={isRight ? wallTexts.correct : undefined}
            />
          </li>
        )
      })}
    </ol>
  )
}
