import { Suspense, useEffect } from 'react'
import type { AnswerStanding } from '../../../parts/game/answers/AnswerTile.tsx'
import { Timer } from '../../../parts/game/answers/Timer.tsx'
import { answersLength, questionLength } from '../../../parts/game/answers/textLength.ts'
import { useSecondsLeft } from '../../../parts/game/answers/useSecondsLeft.ts'
import { Icon } from '../../../parts/pictures/Icon.tsx'
import { spare } from '../../../parts/spare.ts'
import { submitAnswer, timedOut } from '../../../state/game.ts'
import type { GameView, OwnAnswer } from '../../../state/gameView.ts'
import { gamePlayTexts } from '../../../texts/game/gamePlay.ts'
import { AnswerSheet, AskedText } from '../AnswerSheet.tsx'
import { ClassGuess } from '../guess/lateGuess.ts'
import { useKeptFocus } from '../useKeptFocus.ts'
import { MoreBelow } from './MoreBelow.tsx'
import styles from './PlayerQuestion.module.css'

const PokedSlime = spare(() => import('./PokedSlime.tsx'))

const standingOf = (index: number, own: OwnAnswer | null): AnswerStanding => {
  if (own === null) return 'open'
  return own.choice === index ? 'chosen' : 'faded'
}

export const PlayerQuestion = ({ view }: { view: GameView }) => {
  const { asked, ownAnswer, paused, pausedBy, endsAt, remainingMs, plays, status, me } = view
  const seconds = useSecondsLeft(endsAt, remainingMs)
  const kind = asked?.question.kind
  const isOver = seconds === 0 && !asked?.staysOpen
  // While the server is away, no player loses time: they can answer, and the device sends the answer when the server is back.
  const isOpen = asked !== null && ownAnswer === null && pausedBy !== 'host' && !isOver && plays
  useKeptFocus(isOpen ? 'open' : 'closed')
  useEffect(() => {
    // A device that does not hear its server must not decide that the time is over.
    if (isOver && kind !== 'slide' && ownAnswer === null && !paused && status.kind === 'open') submitAnswer(timedOut)
  }, [isOver, kind, ownAnswer, paused, status.kind])
  if (!asked) return null
  const { text, answers, image } = asked.question
  return (
    <section
      className={styles.question}
      data-length={questionLength(text)}
      data-answers={answersLength(answers)}
      data-image={image ? '' : undefined}
      data-typed={kind && kind !== 'slide' && answers.length === 0 ? '' : undefined}
      aria-label={gamePlayTexts.question(view.questionNumber, view.totalQuestions)}
      // With no answer button left to focus, keyboard users could not scroll a long question.
      tabIndex={isOpen ? undefined : 0}
    >
      {/* During a pause its sign stands in the place of the clock. */}
      {!paused && seconds !== null && (
        <div className={styles.clock} data-answered={ownAnswer ? '' : undefined}>
          <Timer key={asked.questionNumber} look="bar" seconds={seconds} limitSeconds={asked.timeLimit} />
          <AnswerState own={ownAnswer} slime={me?.slime ?? 'mint'} />
        </div>
      )}
      <AskedText question={asked.question} />
      <AnswerSheet
        key={asked.questionNumber}
        question={asked.question}
        own={ownAnswer}
        isOpen={isOpen}
        isOver={seconds === 0}
        standingOf={(place) => standingOf(place, ownAnswer)}
        note={gamePlayTexts.yourAnswer}
        onAnswer={submitAnswer}
      />
      {/* Before its first answer a phone loads nothing more. */}
      {view.turn > 1 && (
        <Suspense>
          <ClassGuess view={view} />
        </Suspense>
      )}
      <MoreBelow />
    </section>
  )
}

/** Tells the player calmly that the answer is in and cannot be lost. It replaces the bar of the clock, so nothing moves. */
const AnswerState = ({ own, slime }: { own: OwnAnswer | null; slime: string }) => {
  const isLate = own?.choice === timedOut
  return (
    <div className={styles.state}>
      {own && <StateIcon isLate={isLate} isSafe={own.isSafe} slime={slime} />}
      <span role="status">
        {own && (isLate ? gamePlayTexts.timeUp : gamePlayTexts.lockedIn)}{' '}
        {own && !isLate && <small>{own.isSafe ? gamePlayTexts.lockedInHint : gamePlayTexts.sending}</small>}
      </span>
    </div>
  )
}

const StateIcon = ({ isLate, isSafe, slime }: { isLate: boolean; isSafe: boolean; slime: string }) => {
  if (isLate) return <Icon name="clock" />
  if (!isSafe) return <span className={styles.spinner} aria-hidden="true" />
  return (
    <Suspense fallback={<Icon name="check" />}>
      <PokedSlime slime={slime} />
    </Suspense>
  )
}
