import { useRef, useState } from 'react'
import { comparable } from '../../../../rooms/shared/questions/typedText.ts'
import { Modal } from '../../../parts/dialog/Modal.tsx'
import { TextInput } from '../../../parts/form/Field.tsx'
import { Icon } from '../../../parts/pictures/Icon.tsx'
import { listTexts as texts } from '../../../texts/school/questionList.ts'
import type { QuestionDraft } from '../draftFields.ts'
import type { Complaints } from '../questionDraft.ts'
import styles from './FindQuestion.module.css'

/** On a phone the keyboard would cover the list, so the author first taps the field. */
const typesAtOnce = () => matchMedia('(pointer: fine)').matches

type Row = { number: number; draft: QuestionDraft }

/** If the author types a number, the question of that number comes first, then those with the number in their words. */
const fitting = (questions: readonly QuestionDraft[], typed: string): Row[] => {
  const rows = questions.map((draft, at) => ({ draft, number: at + 1 }))
  const words = comparable(typed)
  if (words === '') return rows
  const isMeant = ({ number }: Row) => String(number) === words
  const says = ({ draft: { question, answers, accept } }: Row) =>
    [question, ...answers, ...accept].some((text) => comparable(text).includes(words))
  return [...rows.filter(isMeant), ...rows.filter((row) => !isMeant(row) && says(row))]
}

type FindQuestionProps = {
  questions: readonly QuestionDraft[]
  complaints: Complaints
  onPick: (number: number) => void
  onClose: () => void
}

/** A long set in short lines, so that the author finds a question by a number, a word or a tap. */
export default function FindQuestion({ questions, complaints, onPick, onClose }: FindQuestionProps) {
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const rows = fitting(questions, typed)
  return (
    <Modal open onClose={onClose} title={texts.find} startsAt={typesAtOnce() ? field : undefined}>
      <form
        className={styles.finder}
        onSubmit={(event) => {
          event.preventDefault()
          // Stops the event: the form around this dialog must not be saved.
          event.stopPropagation()
          if (rows[0]) onPick(rows[0].number)
        }}
      >
        <TextInput
          ref={field}
          label={texts.findBy}
          icon="search"
          type="search"
          enterKeyHint="go"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
      {rows.length === 0 && <p role="status">{texts.noneFits}</p>}
      <ol className={styles.rows}>
        {rows.map(({ draft, number }) => (
          <li key={draft.key} value={number}>
            <button type="button" className={styles.row} onClick={() => onPick(number)}>
              <span className={styles.number}>{number}</span>
              <span className={styles.words}>{draft.question.trim() || texts.emptyQuestion}</span>
              {complaints.questions.has(draft.key) && (
                <>
                  <Icon name="warning" size={20} className={styles.wrong} />
                  <span className="unseen">{texts.isWrong}</span>
                </>
              )}
            </button>
          </li>
        ))}
      </ol>
    </Modal>
  )
}
