import { type ReactNode, Suspense, useCallback } from 'react'
import type { GivenAnswer } from '../../../../rooms/shared/contract/asking.ts'
import { learnedPoints } from '../../../../rooms/shared/modes/turnPoints.ts'
import { Fetched } from '../../../parts/fetchedAhead.tsx'
import { type AnswerStanding, AnswerTile } from '../../../parts/game/answers/AnswerTile.tsx'
import { rightLetter, rightText } from '../../../parts/game/answers/rightAnswers.ts'
import { answersLength, questionLength } from '../../../parts/game/answers/textLength.ts'
import { useAnswerKeys } from '../../../parts/game/answers/useAnswerKeys.ts'
import { joinClasses } from '../../../parts/joinClasses.ts'
import { lookAgain, notOneChoice } from '../../../state/game.ts'
import type { GameView } from '../../../state/gameView.ts'
import { playCue } from '../../../state/sound.ts'
import { choosingTexts } from '../../../texts/game/choosing.ts'
import { gamePlayTexts } from '../../../texts/game/gamePlay.ts'
import { givenField } from '../kinds/otherKinds.ts'
import asked from '../player/PlayerQuestion.module.css'
import styles from './Choosing.module.css'

const lookWith = (given: GivenAnswer) => lookAgain(notOneChoice, given)

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
  useAnswerKeys(isOpen && !view.asked?.question.kind, view.asked?.question.answers.length ?? 0, byKey)
  if (!view.asked) return null
  const { text, answers, image, answerImages, kind } = view.asked.question
  const length = answersLength(answers)
  return (
    <section
      className={asked.question}
      data-length={questionLength(text)}
      data-answers={length}
      data-image={image ? '' : undefined}
      data-typed={kind && answers.length === 0 ? '' : undefined}
      aria-label={choosingTexts.secondLook}
      tabIndex={isOpen ? undefined : 0}
    >
      {clock && <div className={asked.clock}>{clock}</div>}
      <div className={asked.ask}>
        <Sign view={view} />
        <h1 className={asked.text}>{text}</h1>
        {image && <img className={asked.image} src={image} alt={gamePlayTexts.questionImage} />}
      </div>
      {kind ? (
        <Suspense fallback={null}>
          <Fetched
            from={givenField}
            props={{ question: view.asked.question, own: ownLook?.given, isOpen, isOver: false, onGive: lookWith }}
          />
        </Suspense>
      ) : (
        <ol className={asked.answers} data-many={answers.length > 4 || undefined} aria-label={gamePlayTexts.answers}>
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
      )}
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
    return (
      <p className={joinClasses(styles.look, styles.notYet)}>
        <b>{choosingTexts.notYet}</b>{' '}
        {closed && asked && choosingTexts.itWas(rightLetter(closed), rightText(asked.question, closed))}
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
