import { useEffect, useRef } from 'react'
import type { QuestionKind } from '../../../../rooms/shared/questions/question.ts'
import { worded } from '../../../parts/formulas/worded.tsx'
import { AnswerTile } from '../../../parts/game/answers/AnswerTile.tsx'
import { Timer } from '../../../parts/game/answers/Timer.tsx'
import { answersLength, questionLength } from '../../../parts/game/answers/textLength.ts'
import { useFittingText } from '../../../parts/game/answers/useFittingText.ts'
import { useSecondsLeft } from '../../../parts/game/answers/useSecondsLeft.ts'
import { Icon } from '../../../parts/pictures/Icon.tsx'
import type { GameView } from '../../../state/gameView.ts'
import { answeringTexts } from '../../../texts/game/answering.ts'
import { gamePlayTexts } from '../../../texts/game/gamePlay.ts'
import { wallTexts } from '../../../texts/game/wall.ts'
import { toldOnBoard } from '../kinds/kindsOnBoard.ts'
import { AnsweredSlimes } from './AnsweredSlimes.tsx'
import styles from './BoardQuestion.module.css'
import { useLeavingPlaces } from './movedPlaces.ts'

/** How the class answers, if it takes more than a tap. */
const howToAnswer: Readonly<Record<QuestionKind, string>> = {
  choice: '',
  several: answeringTexts.severalOnDevice,
  order: answeringTexts.orderOnDevice,
  typed: answeringTexts.typeOnDevice,
  number: answeringTexts.typeOnDevice,
  opinion: answeringTexts.opinionOnDevice,
  slide: '',
}

/** The question, and who has answered; never what. */
export const BoardQuestion = ({ view }: { view: GameView }) => {
  const { asked, answeredCount, connectedCount, players, limitMs, paused, endsAt, remainingMs } = view
  const seconds = useSecondsLeft(endsAt, remainingMs)
  const whole = useRef<HTMLDivElement>(null)
  useLeavingPlaces(whole)
  useFittingText(whole, JSON.stringify(asked?.question))
  const isTold = asked?.question.kind !== undefined
  useEffect(() => {
    if (isTold) toldOnBoard.expect()
  }, [isTold])
  if (!asked) return null
  const { text, answers, image, answerImages, kind, language } = asked.question
  const length = answersLength(answers)
  // The usual time is over: only players with extra time still answer, and the board does not show who they are.
  const isLast = seconds === 0 && asked.staysOpen === true
  return (
    <div
      ref={whole}
      className={styles.question}
      data-length={questionLength(text)}
      data-answers={length}
      data-image={image ? '' : undefined}
    >
      <div className={styles.ask} data-fitted>
        <h1 className={styles.text} data-moves="question">
          {worded(text, language)}
        </h1>
        {image && <img className={styles.image} src={image} alt={gamePlayTexts.questionImage} data-moves="image" />}
        <div className={styles.side}>
          {seconds !== null && (
            <Timer key={asked.questionNumber} seconds={seconds} limitSeconds={limitMs / 1000} paused={paused} />
          )}
        </div>
      </div>
      {kind !== 'slide' && (
        <div className={styles.who}>
          <p className={styles.count}>
            {isLast
              ? wallTexts.lastAnswers
              : wallTexts.answered(answeredCount, Math.max(connectedCount, answeredCount))}
          </p>
          {!isLast && <AnsweredSlimes players={players} />}
        </div>
      )}
      {kind && howToAnswer[kind] !== '' && (
        <p className={styles.how}>
          <Icon name="edit" /> {howToAnswer[kind]}
        </p>
      )}
      {kind !== 'slide' && (
        <ol className={styles.answers} data-many={answers.length > 4 || undefined} aria-label={gamePlayTexts.answers}>
          {answers.map((answer, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place
            <li key={index} data-moves={index}>
              <AnswerTile
                index={index}
                text={answer}
                lang={language}
                picture={answerImages?.[index]}
                standing="open"
                length={length}
              />
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
