import { useRef } from 'react'
import type { QuestionDraft } from '../draftFields.ts'
import { QuestionEditor } from '../QuestionEditor.tsx'
import styles from '../QuestionSetForm.module.css'
import type { Complaints } from '../questionDraft.ts'
import type { QuestionDeeds } from './useQuestionList.ts'
import { useReordering } from './useReordering.ts'

type QuestionListProps = {
  questions: readonly QuestionDraft[]
  complaints: Complaints
  deeds: QuestionDeeds
  /** The last change in words, for screen readers. */
  said: string
}

/** The questions of a set, each in its place, which can be another. */
export const QuestionList = ({ questions, complaints, deeds, said }: QuestionListProps) => {
  const list = useRef<HTMLOListElement>(null)
  const { dragged, lift, step } = useReordering({ list, move: deeds.move })
  return (
    <>
      <ol ref={list} className={styles.questions} data-dragging={dragged !== null || undefined}>
        {questions.map((question, at) => (
          <QuestionEditor
            key={question.key}
            draft={question}
            number={at + 1}
            total={questions.length}
            complaints={complaints.questions.get(question.key)}
            deeds={deeds}
            isDragged={dragged === question.key}
            lift={lift}
            step={step}
          />
        ))}
      </ol>
      <p className="unseen" role="status">
        {said}
      </p>
    </>
  )
}
