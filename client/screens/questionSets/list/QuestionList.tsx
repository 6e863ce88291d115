import { Fragment, useEffect, useRef } from 'react'
import { Button } from '../../../parts/Button.tsx'
import { listTexts as texts } from '../../../texts/school/questionList.ts'
import type { QuestionDraft } from '../draftFields.ts'
import { QuestionEditor } from '../QuestionEditor.tsx'
import styles from '../QuestionSetForm.module.css'
import type { Complaints } from '../questionDraft.ts'
import type { QuestionDeeds, Removed } from './useQuestionList.ts'
import { useReordering } from './useReordering.ts'

type QuestionListProps = {
  questions: readonly QuestionDraft[]
  complaints: Complaints
  deeds: QuestionDeeds
  /** The last change in words, for screen readers. */
  said: string
  removed: Removed | null
}

type RemovedRowProps = { removed: Removed; onRestore: () => void }

/** Stands in place of the removed question. The focus was on a button that went with it, so this button takes it. */
const RemovedRow = ({ removed, onRestore }: RemovedRowProps) => {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => row.current?.querySelector('button')?.focus({ preventScroll: true }), [])
  return (
    <li ref={row} className={styles.removed}>
      <span>{texts.removed(removed.at + 1)}</span>
      <Button size="small" onClick={onRestore}>
        {texts.restore}
      </Button>
    </li>
  )
}

/** The questions of a set, each of which can be moved. */
export const QuestionList = ({ questions, complaints, deeds, said, removed }: QuestionListProps) => {
  const list = useRef<HTMLOListElement>(null)
  const { dragged, lift, step } = useReordering({ list, move: deeds.move })
  // During a drag only cards may be in the list, because their places are counted.
  const rowAt = (at: number) =>
    removed !== null && dragged === null && Math.min(removed.at, questions.length) === at ? (
      <RemovedRow key={removed.question.key} removed={removed} onRestore={deeds.restore} />
    ) : null
  return (
    <>
      <ol ref={list} className={styles.questions} data-dragging={dragged !== null || undefined}>
        {questions.map((question, at) => (
          <Fragment key={question.key}>
            {rowAt(at)}
            <QuestionEditor
              draft={question}
              number={at + 1}
              total={questions.length}
              complaints={complaints.questions.get(question.key)}
              deeds={deeds}
              isDragged={dragged === question.key}
              lift={lift}
              step={step}
            />
          </Fragment>
        ))}
        {rowAt(questions.length)}
      </ol>
      <p className="unseen" role="status">
        {said}
      </p>
    </>
  )
}
