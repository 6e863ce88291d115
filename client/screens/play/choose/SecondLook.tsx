import { type ReactNode, useCallback } from 'react'
import { learnedPoints } from '../../../../rooms/shared/modes/turnPoints.ts'
import { type AnswerStanding, AnswerTile } from '../../../parts/game/answers/AnswerTile.tsx'
import { markOf } from '../../../parts/game/answers/answerMarks.ts'
import { answersLength, questionLength } from '../../../parts/game/answers/textLength.ts'
import { useAnswerKeys } from '../../../parts/game/answers/useAnswerKeys.ts'
import { joinClasses } from '../../../parts/joinClasses.ts'
import { lookAgain } from '../../../state/game.ts'
import type { GameView } from '../../../state/gameView.ts'
import { playCue } from '../../../state/sound.ts'
import { choosingTexts } from '../../../texts/game/choosing.ts'
import { gamePlayTexts } from '../../../texts/game/gamePlay.ts'
import asked from '../player/PlayerQuestion.module.css'
import styles from './Choosing.module.css'

/** What each answer looks like: all alike until one is chosen, and judged as soon as the server has. */
function standingOf(index: number, { ownLook, closed }: GameView): AnswerStanding {
  if (!ownLook) return 'open'
  if (ownLook.right === null) return ownLook.choice === index ? 'chosen' : 'faded'
  if (index === closed?.correct) return 'right'
  return ownLook.choice === index ? 'wrong' : 'faded'
}

/** The question again, for who was wrong or too late. */
export const SecondLook = ({ view, clock }: { view: GameView; clock: ReactNode }) => {
  const { ownLook, pausedBy } = view
  const isOpen = ownLook === null && pausedBy !== 'host'
  const byKey = useCallback((answer: number) => {
    playCue('click')
    lookAgain(answer)
  }, [])
  useAnswerKeys(isOpen, byKey)
  if (!view.asked) return null
  const { text, answers, image, answerImages } = view.asked.question
  const length = answersLength(answers)
  return (
    <section
      className={asked.question}
      data-length={questionLength(text)}
      data-answers={length}
      data-image={image ? '' : undefined}
      aria-label={choosingTexts.secondLook}
      tabIndex={isOpen ? undefined : 0}
    >
      {clock && <div className={asked.clock}>{clock}</div>}
      <div className={asked.ask}>
        <Sign view={view} />
        <h1 className={asked.text}>{text}</h1>
        {image && <img className={asked.image} src={image} alt={gamePlayTexts.questionImage} />}
      </div>
      <ol className={asked.answers} aria-label={gamePlayTexts.answers}>
        {answers.map((answer, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place
          <li key={index}>
            <AnswerTile
              index={index}
              text={answer}
              picture={answerImages?.[index]}
              standing={standingOf(index, view)}
              length={length}
              note={ownLook?.choice === index ? choosingTexts.yourLook : undefined}
              onChoose={() => lookAgain(index)}
              disabled={!isOpen}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What there is to win, and what came of it. */
const Sign = ({ view: { ownLook, closed, asked } }: { view: GameView }) => {
  if (ownLook?.right === true)
    return (
      <p className={joinClasses(styles.look, styles.learned)}>
        <b>{choosingTexts.learned(learnedPoints)}</b> {choosingTexts.learnedHint}
      </p>
    )
  if (ownLook?.right === false) {
    const right = closed?.correct ?? 0
    return (
      <p className={joinClasses(styles.look, styles.notYet)}>
        <b>{choosingTexts.notYet}</b> {choosingTexts.itWas(markOf(right).letter, asked?.question.answers[right] ?? '')}
      </p>
    )
  }
  return (
    <p className={styles.look}>
      <b>{choosingTexts.secondLook}</b>
      {ownLook ? choosingTexts.waiting : choosingTexts.secondLookHint(learnedPoints)}
    </p>
  )
}
