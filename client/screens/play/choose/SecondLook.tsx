import type { ReactNode } from 'react'
import { learnedPoints } from '../../../../rooms/shared/modes/turnPoints.ts'
import type { ModeTurn } from '../../../modes/modeScreen.ts'
import { worded } from '../../../parts/formulas/worded.tsx'
import type { AnswerStanding } from '../../../parts/game/answers/AnswerTile.tsx'
import { rightLetter, rightText } from '../../../parts/game/answers/rightAnswers.ts'
import { answersLength, questionLength } from '../../../parts/game/answers/textLength.ts'
import { joinClasses } from '../../../parts/joinClasses.ts'
import { lookAgain } from '../../../state/game.ts'
import type { GameView } from '../../../state/gameView.ts'
import { choosingTexts } from '../../../texts/game/choosing.ts'
import { AnswerSheet, AskedText } from '../AnswerSheet.tsx'
import { MoreBelow } from '../player/MoreBelow.tsx'
import asked from '../player/PlayerQuestion.module.css'
import styles from './Choosing.module.css'
import { LearnedCard } from './LearnedCard.tsx'
import { promiseOf } from './nextCape.ts'

/** What each answer looks like: all alike until the player chooses one, then judged as soon as the server has judged it. */
function standingOf(index: number, { ownLook, closed }: GameView): AnswerStanding {
  if (!ownLook) return 'open'
  if (ownLook.right === null) return ownLook.choice === index ? 'chosen' : 'faded'
  if (index === closed?.correct) return 'right'
  return ownLook.choice === index ? 'wrong' : 'faded'
}

type SecondLookProps = { view: GameView; turn: ModeTurn | null; clock: ReactNode; isOver: boolean }

/** The question again, for players who were wrong or too late. */
export const SecondLook = ({ view, turn, clock, isOver }: SecondLookProps) => {
  const { ownLook, pausedBy } = view
  const isOpen = ownLook === null && pausedBy !== 'host'
  if (!view.asked) return null
  if (turn && ownLook?.right === true)
    return (
      <section className={styles.won} aria-label={choosingTexts.secondLook}>
        {clock && <div className={asked.clock}>{clock}</div>}
        <LearnedCard view={view} turn={turn} />
      </section>
    )
  const { text, answers, image, kind } = view.asked.question
  return (
    <section
      className={asked.question}
      data-length={questionLength(text)}
      data-answers={answersLength(answers)}
      data-image={image ? '' : undefined}
      data-again=""
      data-typed={kind && answers.length === 0 ? '' : undefined}
      aria-label={choosingTexts.secondLook}
      tabIndex={isOpen ? undefined : 0}
    >
      {clock && <div className={asked.clock}>{clock}</div>}
      <AskedText question={view.asked.question} sign={<Sign view={view} />} />
      <AnswerSheet
        question={view.asked.question}
        own={ownLook}
        isOpen={isOpen}
        isOver={isOver}
        standingOf={(place) => standingOf(place, view)}
        note={choosingTexts.yourLook}
        onAnswer={lookAgain}
      />
      <MoreBelow />
    </section>
  )
}

/** What the player can win, or that they did not win it. */
const Sign = ({ view }: { view: GameView }) => {
  const { ownLook, closed, asked } = view
  if (ownLook?.right === false) {
    return (
      <p className={joinClasses(styles.look, styles.notYet)}>
        <b>{choosingTexts.notYet}</b>{' '}
        {closed && asked && worded(choosingTexts.itWas(rightLetter(closed), rightText(asked.question, closed)))}{' '}
        {promiseOf(view)}
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
