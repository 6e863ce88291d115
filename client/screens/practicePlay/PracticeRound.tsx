import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../../parts/Button.tsx'
import { Announcer } from '../../parts/game/Announcer.tsx'
import { type AnswerStanding, AnswerTile } from '../../parts/game/AnswerTile.tsx'
import { markOf } from '../../parts/game/answerMarks.ts'
import { Timer } from '../../parts/game/Timer.tsx'
import { answersLength, questionLength } from '../../parts/game/textLength.ts'
import { useAnswerKeys } from '../../parts/game/useAnswerKeys.ts'
import { useSecondsLeft } from '../../parts/game/useSecondsLeft.ts'
import { IconButton } from '../../parts/IconButton.tsx'
import { SoundControl } from '../../parts/sound/SoundControl.tsx'
import { askToConfirm } from '../../state/confirmation.ts'
import { answerPractice, nextInPractice } from '../../state/practice.ts'
import { isAgain, type PracticeView } from '../../state/practiceView.ts'
import { playCue } from '../../state/sound.ts'
import { gamePlayTexts } from '../../texts/gamePlay.ts'
import { gamePracticeTexts } from '../../texts/gamePractice.ts'
import { isAbleHere } from '../play/stage/ableDevice.ts'
import { isStaged } from '../play/stage/isStaged.ts'
import styles from './PracticeRound.module.css'
import { PracticeScoreboard } from './PracticeScoreboard.tsx'
import type { PracticeWorldProps } from './PracticeWorld.tsx'
import { useRoomForWorld } from './useRoomForWorld.ts'

type WorldPart = { default: (props: PracticeWorldProps) => ReactNode }

const noWorld: WorldPart = { default: ({ onMissing }) => <Missing tell={onMissing} /> }

const Missing = ({ tell }: { tell: () => void }) => {
  useEffect(tell, [tell])
  return null
}

/** Without its code a practice is the same one, told by its scoreboard. */
const PracticeWorld = lazy<WorldPart['default']>(() => import('./PracticeWorld.tsx').catch(() => noWorld))

const timedOut = -1

const standingOf = (index: number, { phase, clicked, ownAnswer, closed }: PracticeView): AnswerStanding => {
  if (phase === 'reveal' && closed) {
    if (index === closed.correct) return 'right'
    return index === ownAnswer ? 'wrong' : 'faded'
  }
  if (clicked === null) return 'open'
  return clicked === index ? 'chosen' : 'faded'
}

const verdictOf = (view: PracticeView): string => {
  const { ownAnswer, closed, gained } = view
  if (ownAnswer === timedOut) return gamePracticeTexts.timeUp
  if (ownAnswer !== closed?.correct) return gamePracticeTexts.wrong
  return isAgain(view) ? gamePracticeTexts.nowKnown : `${gamePracticeTexts.right} ${gamePracticeTexts.gained(gained)}`
}

function useResultSound({ phase, ownAnswer, closed, questionNumber }: PracticeView): void {
  const isRight = phase === 'reveal' && closed ? ownAnswer === closed.correct : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question has a result of its own
  useEffect(() => {
    if (isRight !== null) playCue(isRight ? 'success' : 'error')
  }, [isRight, questionNumber])
}

const Leave = () => {
  const [, navigate] = useLocation()
  const leave = async () => {
    const { leaveAsk: question, leaveDetails: details, leave: yes, stay: no } = gamePracticeTexts
    if (await askToConfirm({ question, details, yes, no, danger: true })) navigate('/practice')
  }
  return <IconButton icon="close" look="bar" label={gamePracticeTexts.leave} onClick={() => void leave()} />
}

/** One question against the rival: answer, see, go on. */
export const PracticeRound = ({ view }: { view: PracticeView }) => {
  const { asked, closed, phase, clicked, questionNumber, totalQuestions, againCount, endsAt, leftMs } = view
  const seconds = useSecondsLeft(endsAt, leftMs)
  const isRevealed = phase === 'reveal' && closed !== null
  const isOpen = phase === 'question' && clicked === null && seconds !== 0
  const byKey = useCallback((answer: number) => {
    playCue('click')
    answerPractice(answer)
  }, [])
  useAnswerKeys(isOpen, byKey)
  useResultSound(view)
  useEffect(() => {
    if (seconds === 0 && phase === 'question') answerPractice(timedOut)
  }, [seconds, phase])
  const right = useRef<HTMLLIElement>(null)
  const foot = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isRevealed) uncover(right.current, foot.current)
  }, [isRevealed])
  const [isMissing, setIsMissing] = useState(false)
  const onMissing = useCallback(() => setIsMissing(true), [])
  const room = useRoomForWorld()
  const [score, panel] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)]
  if (!asked) return null
  const world = !isMissing && isStaged(view.gameMode) && isAbleHere() ? room : null
  const { text, answers, image, answerImages } = asked.question
  const length = answersLength(answers)
  const verdict = isRevealed ? verdictOf(view) : ''
  const rightText = isRevealed
    ? gamePlayTexts.rightAnswer(markOf(closed.correct).letter, answers[closed.correct] ?? '')
    : ''
  return (
    <main
      id="main"
      className={styles.round}
      data-length={questionLength(text)}
      data-answers={length}
      data-image={image ? '' : undefined}
      data-world={world ?? undefined}
    >
      {world === 'beside' && <div ref={panel} className={styles.panel} />}
      <header className={styles.head}>
        <Leave />
        <h1 className={styles.number}>
          {isAgain(view)
            ? gamePracticeTexts.again(questionNumber - totalQuestions, againCount)
            : gamePlayTexts.question(questionNumber, totalQuestions)}
        </h1>
        <SoundControl />
        <Timer key={questionNumber} seconds={seconds} limitSeconds={asked.timeLimit} />
      </header>
      <div ref={score} className={styles.score}>
        <PracticeScoreboard view={view} isOnMap={world !== null} />
      </div>
      {world && (
        <Suspense fallback={null}>
          <PracticeWorld
            key={world}
            view={view}
            score={score}
            panel={panel}
            isNear={world === 'above'}
            onMissing={onMissing}
          />
        </Suspense>
      )}
      <div className={styles.ask}>
        <h2 className={styles.text}>{text}</h2>
        {image && <img className={styles.image} src={image} alt={gamePlayTexts.questionImage} />}
      </div>
      <ol className={styles.answers} aria-label={gamePlayTexts.answers}>
        {answers.map((answer, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place
          <li key={index} ref={index === closed?.correct ? right : undefined}>
            <AnswerTile
              index={index}
              text={answer}
              picture={answerImages?.[index]}
              standing={standingOf(index, view)}
              length={length}
              onChoose={() => answerPractice(index)}
              disabled={!isOpen}
            />
          </li>
        ))}
      </ol>
      <footer className={styles.foot} data-revealed={isRevealed || undefined} ref={foot}>
        <p className={view.ownAnswer === closed?.correct ? styles.right : styles.wrong}>{verdict}</p>
        {isRevealed && closed.explanation && <p className={styles.why}>{closed.explanation}</p>}
        {isRevealed && <NextButton text={nextText(view)} />}
      </footer>
      <Announcer text={[verdict, rightText].filter(Boolean).join('. ')} />
    </main>
  )
}

/** Moves the page no further than it takes to see what lies below the foot. */
const uncover = (answer: HTMLElement | null, foot: HTMLElement | null): void => {
  if (!answer || !foot) return
  const hidden = answer.getBoundingClientRect().bottom - foot.getBoundingClientRect().top
  if (hidden > 0) window.scrollBy({ top: hidden })
}

/** Enter goes on; what is above stays where it is. */
const focusInPlace = (place: HTMLElement | null): void => place?.querySelector('button')?.focus({ preventScroll: true })

const nextText = ({ questionNumber, totalQuestions, againCount }: PracticeView): string => {
  if (questionNumber >= totalQuestions + againCount) return gamePracticeTexts.finish
  return questionNumber === totalQuestions ? gamePracticeTexts.tryAgain(againCount) : gamePracticeTexts.next
}

const NextButton = ({ text }: { text: string }) => (
  <span className={styles.next} ref={focusInPlace}>
    <Button look="grape" size="large" onClick={nextInPractice}>
      {text}
    </Button>
  </span>
)
