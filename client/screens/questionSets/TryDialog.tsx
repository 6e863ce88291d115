import { useMemo, useState } from 'react'
import type { GivenAnswer } from '../../../rooms/shared/contract/asking.ts'
import { asDrawn, drawQuestions } from '../../../rooms/shared/match/matchPlan.ts'
import { askedQuestion } from '../../../rooms/shared/match/tellings.ts'
import type { KeyedQuestion } from '../../../rooms/shared/questions/question.ts'
import { isScored, readAnswer, rightAnswer, shareOf, wordsOf } from '../../../rooms/shared/questions/questionKinds.ts'
import { answerLetters } from '../../../rooms/shared/questions/questionLimits.ts'
import { parseQuestion } from '../../../rooms/shared/questions/writtenQuestions.ts'
import { Button } from '../../parts/Button.tsx'
import { Modal } from '../../parts/dialog/Modal.tsx'
import { worded } from '../../parts/formulas/worded.tsx'
import { joinClasses } from '../../parts/joinClasses.ts'
import { Slime } from '../../slimes/Slime.tsx'
import { complaintWords } from '../../texts/school/complaints.ts'
import { questionSetTexts as texts } from '../../texts/school/questionSets.ts'
import { GivenField } from '../play/kinds/GivenField.tsx'
import { isAside } from '../play/kinds/isAside.ts'
import type { QuestionDraft } from './draftFields.ts'
import { writtenOf } from './draftKinds.ts'
import styles from './TryDialog.module.css'

type TurnProps = {
  question: QuestionDraft
  language: string | undefined
  /** Whether the answer was right. Null before there is one. */
  isRight: boolean | null
  onAnswer: (isRight: boolean) => void
}

const Turn = (props: TurnProps) => {
  const { question, isRight } = props
  return (
    <>
      {question.image && <img className={styles.picture} src={question.image} alt="" />}
      <h3 className={styles.question}>{worded(question.question || texts.tryNoText)}</h3>
      {question.kind === 'choice' ? <Choices {...props} /> : <Given {...props} />}
      <p className={styles.verdict} role="status">
        {isRight !== null && (isRight ? texts.tryRight : texts.tryWrong)}
        {isRight !== null && question.explanation && <> {worded(question.explanation)}</>}
      </p>
    </>
  )
}

const Choices = ({ question, onAnswer }: TurnProps) => {
  const [chosen, setChosen] = useState<number | null>(null)
  return (
    <div className={styles.answers}>
      {answerLetters.slice(0, question.answers.length).map((letter, index) => (
        <button
          key={letter}
          type="button"
          className={joinClasses(
            styles.answer,
            chosen !== null && index === question.correct && styles.right,
            chosen === index && index !== question.correct && styles.wrong,
          )}
          data-letter={letter}
          disabled={chosen !== null}
          onClick={() => {
            setChosen(index)
            onAnswer(index === question.correct)
          }}
        >
          <b>{letter}</b>
          {question.answerImages[index] && <img src={question.answerImages[index]} alt="" />}
          {worded(question.answers[index] ?? '')}
        </button>
      ))}
    </div>
  )
}

const asWritten = { shuffleQuestions: false, shuffleAnswers: false, questionCount: null }

/** Asks the question as a game would. */
const asAsked = (question: KeyedQuestion): KeyedQuestion | undefined =>
  asDrawn([question], drawQuestions([question], asWritten, Math.random))[0]

const Given = ({ question: draft, language, isRight, onAnswer }: TurnProps) => {
  const [own, setOwn] = useState<GivenAnswer>()
  const { data, error } = useMemo(() => parseQuestion(writtenOf(draft)), [draft])
  const question = useMemo(() => data && asAsked({ ...data, ...(language && { language }) }), [data, language])
  if (!question) return <p>{complaintWords(error?.issues[0]?.message ?? '')}</p>
  const give = (given: GivenAnswer) => {
    const answer = readAnswer(question, { answer: -2, given })
    if (!answer) return
    setOwn(given)
    if (isScored(question)) onAnswer(shareOf(question, answer) === 1)
  }
  return (
    <>
      <GivenField question={askedQuestion(question)} own={own} isOpen={!own} isOver={false} onGive={give} />
      {isRight === false && <p>{worded(wordsOf(question, rightAnswer(question)) ?? '')}</p>}
    </>
  )
}

/** Lets authors play their set alone, saved or not, so that they find a wrong mark before a class does. */
export default function TryDialog({
  questions,
  language,
  onClose,
}: {
  questions: readonly QuestionDraft[]
  language?: string | undefined
  onClose: () => void
}) {
  const [at, setAt] = useState(0)
  const [isRight, setIsRight] = useState<boolean | null>(null)
  const [right, setRight] = useState(0)
  const question = questions[at]
  const answer = (wasRight: boolean) => {
    setIsRight(wasRight)
    if (wasRight) setRight(right + 1)
  }
  return (
    <Modal
      open
      onClose={onClose}
      size="large"
      title={question ? texts.tryNumber(at + 1, questions.length) : texts.tryDone}
      footer={
        question ? (
          <Button
            look="mint"
            // Unfinished questions of the other kinds cannot be answered, so the button passes them.
            disabled={isRight === null && question.kind === 'choice'}
            onClick={() => {
              setAt(at + 1)
              setIsRight(null)
            }}
          >
            {texts.tryNext}
          </Button>
        ) : (
          <Button look="mint" onClick={onClose}>
            {texts.tryBack}
          </Button>
        )
      }
    >
      {question ? (
        <Turn key={question.key} question={question} language={language} isRight={isRight} onAnswer={answer} />
      ) : (
        <div className={styles.done}>
          <Slime name="mint" pose="cheer" size={120} />
          <p>{texts.tryResult(right, questions.filter(({ kind }) => !isAside(kind)).length)}</p>
        </div>
      )}
    </Modal>
  )
}
