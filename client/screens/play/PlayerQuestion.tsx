import { useCallback, useEffect } from 'react'
import { type AnswerStanding, AnswerTile } from '../../parts/game/AnswerTile.tsx'
import { Timer } from '../../parts/game/Timer.tsx'
import { answersLength, questionLength } from '../../parts/game/textLength.ts'
import { useAnswerKeys } from '../../parts/game/useAnswerKeys.ts'
import { useSecondsLeft } from '../../parts/game/useSecondsLeft.ts'
import { Icon } from '../../parts/Icon.tsx'
import { submitAnswer } from '../../state/game.ts'
import type { GameView, OwnAnswer } from '../../state/gameView.ts'
import { playCue } from '../../state/sound.ts'
import { gamePlayTexts } from '../../texts/gamePlay.ts'
import styles from './PlayerQuestion.module.css'

/** No answer in time is an answer, too. */
const timedOut = -1

const standingOf = (index: number, own: OwnAnswer | null): AnswerStanding => {
  if (own === null) return 'open'
  return own.choice === index ? 'chosen' : 'faded'
}

export const PlayerQuestion = ({ view }: { view: GameView }) => {
  const { asked, ownAnswer, paused, endsAt, remainingMs, limitMs, plays } = view
  const seconds = useSecondsLeft(endsAt, remainingMs)
  const isOpen = asked !== null && ownAnswer === null && !paused && seconds !== 0 && plays
  const byKey = useCallback((answer: number) => {
    playCue('click')
    submitAnswer(answer)
  }, [])
  useAnswerKeys(isOpen, byKey)
  useEffect(() => {
    if (seconds === 0 && ownAnswer === null && !paused) submitAnswer(timedOut)
  }, [seconds, ownAnswer, paused])
  if (!asked) return null
  const { text, answers, image } = asked.question
  const length = answersLength(answers)
  return (
    <div className={styles.question} data-length={questionLength(text)} data-answers={length}>
      <Timer key={asked.questionNumber} look="bar" seconds={seconds} limitSeconds={limitMs / 1000} paused={paused} />
      <div className={styles.ask}>
        <h1 className={styles.text}>{text}</h1>
        {image && <img className={styles.image} src={image} alt={gamePlayTexts.questionImage} />}
      </div>
      <AnswerState own={ownAnswer} />
      <ol className={styles.answers} aria-label={gamePlayTexts.answers}>
        {answers.map((answer, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place
          <li key={index}>
            <AnswerTile
              index={index}
              text={answer}
              standing={standingOf(index, ownAnswer)}
              length={length}
              note={ownAnswer?.choice === index ? gamePlayTexts.yourAnswer : undefined}
              onChoose={() => submitAnswer(index)}
              disabled={!isOpen}
            />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Calm after the click: it is in, and it cannot be lost. */
const AnswerState = ({ own }: { own: OwnAnswer | null }) => {
  if (own === null) return <p className={styles.state} role="status" />
  if (own.choice === timedOut) {
    return (
      <p className={styles.state} role="status">
        <Icon name="clock" /> {gamePlayTexts.timeUp}
      </p>
    )
  }
  return (
    <p className={styles.state} role="status">
      {own.isSafe ? <Icon name="check" /> : <span className={styles.spinner} aria-hidden="true" />}
      <span>
        {gamePlayTexts.lockedIn} <small>{own.isSafe ? gamePlayTexts.lockedInHint : gamePlayTexts.sending}</small>
      </span>
    </p>
  )
}
