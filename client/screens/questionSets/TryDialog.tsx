import { useState } from 'react'
import { Button } from '../../parts/Button.tsx'
import { Modal } from '../../parts/dialog/Modal.tsx'
import { joinClasses } from '../../parts/joinClasses.ts'
import { Slime } from '../../slimes/Slime.tsx'
import { questionSetTexts as texts } from '../../texts/school/questionSets.ts'
import type { QuestionDraft } from './questionDraft.ts'
import styles from './TryDialog.module.css'

const letters = ['A', 'B', 'C', 'D'] as const

type TurnProps = { question: QuestionDraft; chosen: number | null; onChoose: (choice: number) => void }

const Turn = ({ question, chosen, onChoose }: TurnProps) => (
  <>
    {question.image && <img className={styles.picture} src={question.image} alt="" />}
    <h3 className={styles.question}>{question.question || texts.tryNoText}</h3>
    <div className={styles.answers}>
      {letters.map((letter, index) => (
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
          onClick={() => onChoose(index)}
        >
          <b>{letter}</b>
          {question.answerImages[index] && <img src={question.answerImages[index]} alt="" />}
          {question.answers[index]}
        </button>
      ))}
    </div>
    <p className={styles.verdict} role="status">
      {chosen !== null && (chosen === question.correct ? texts.tryRight : texts.tryWrong)}
      {chosen !== null && question.explanation && ` ${question.explanation}`}
    </p>
  </>
)

/** One's own set, played by its author alone and saved or not: where a wrong mark is found before a class finds it. */
export default function TryDialog({
  questions,
  onClose,
}: {
  questions: readonly QuestionDraft[]
  onClose: () => void
}) {
  const [at, setAt] = useState(0)
  const [chosen, setChosen] = useState<number | null>(null)
  const [right, setRight] = useState(0)
  const question = questions[at]
  const choose = (choice: number) => {
    setChosen(choice)
    if (choice === question?.correct) setRight(right + 1)
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
            disabled={chosen === null}
            onClick={() => {
              setAt(at + 1)
              setChosen(null)
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
        <Turn question={question} chosen={chosen} onChoose={choose} />
      ) : (
        <div className={styles.done}>
          <Slime name="mint" pose="cheer" size={120} />
          <p>{texts.tryResult(right, questions.length)}</p>
        </div>
      )}
    </Modal>
  )
}
