import { type ReactNode, useCallback } from 'react'
import type { AskedQuestion, GivenAnswer } from '../../../rooms/shared/contract/asking.ts'
import { Fetched } from '../../parts/fetchedAhead.tsx'
import { worded } from '../../parts/formulas/worded.tsx'
import { type AnswerStanding, AnswerTile } from '../../parts/game/answers/AnswerTile.tsx'
import { answersLength, longestWord } from '../../parts/game/answers/textLength.ts'
import { useAnswerKeys } from '../../parts/game/answers/useAnswerKeys.ts'
import { notOneChoice } from '../../state/game.ts'
import type { OwnAnswer } from '../../state/gameView.ts'
import { playCue } from '../../state/sound.ts'
import { gamePlayTexts } from '../../texts/game/gamePlay.ts'
import { aloud } from './aloud/aloud.tsx'
import { givenField } from './kinds/otherKinds.ts'
import styles from './player/PlayerQuestion.module.css'

/** The question, as it is shown at the first and at the second look. `sign` stands above it. */
export const AskedText = ({ question, sign }: { question: AskedQuestion; sign?: ReactNode }) => (
  <div className={styles.ask}>
    {sign}
    <h1 className={styles.text}>{worded(question.text, question.language)}</h1>
    {aloud(question)}
    {question.image && <img className={styles.image} src={question.image} alt={gamePlayTexts.questionImage} />}
  </div>
)

type AnswerSheetProps = {
  question: AskedQuestion
  own: Pick<OwnAnswer, 'choice' | 'given'> | null
  isOpen: boolean
  /** The time is over: the content of a field is the answer. */
  isOver?: boolean
  standingOf: (place: number) => AnswerStanding
  /** What the page says about the player's own answer. */
  note: string
  onAnswer: (choice: number, given?: GivenAnswer) => void
}

/** Here a player answers, at the first and at the second look: by a tap, a key, or the field of the question's kind. */
export const AnswerSheet = ({
  question,
  own,
  isOpen,
  isOver = false,
  standingOf,
  note,
  onAnswer,
}: AnswerSheetProps) => {
  const { answers, answerImages, kind, language } = question
  const byKey = useCallback(
    (place: number) => {
      playCue('click')
      onAnswer(place)
    },
    [onAnswer],
  )
  useAnswerKeys(isOpen && !kind, answers.length, byKey)
  const onGive = useCallback((given: GivenAnswer) => onAnswer(notOneChoice, given), [onAnswer])
  if (kind) return <Fetched from={givenField} props={{ question, own: own?.given, isOpen, isOver, onGive }} />
  return (
    <ol
      className={styles.answers}
      data-many={answers.length > 4 || undefined}
      aria-label={gamePlayTexts.answers}
      style={{ '--letters': longestWord(answers) }}
    >
      {answers.map((answer, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place
        <li key={index}>
          <AnswerTile
            index={index}
            text={answer}
            lang={language}
            picture={answerImages?.[index]}
            standing={standingOf(index)}
            length={answersLength(answers)}
            note={own?.choice === index ? note : undefined}
            onChoose={() => onAnswer(index)}
            disabled={!isOpen}
          />
        </li>
      ))}
    </ol>
  )
}
