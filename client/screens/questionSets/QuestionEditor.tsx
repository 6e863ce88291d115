import { memo } from 'react'
import {
  answerMaxLength,
  explanationMaxLength,
  questionMaxLength,
} from '../../../rooms/shared/contract/questionSets.ts'
import { Card } from '../../parts/Card.tsx'
import choice from '../../parts/choice.module.css'
import { TextArea, TextInput } from '../../parts/Field.tsx'
import { FormAlert } from '../../parts/FormAlert.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { IconButton } from '../../parts/IconButton.tsx'
import { joinClasses } from '../../parts/joinClasses.ts'
import { questionSetTexts as texts } from '../../texts/questionSets.ts'
import { PictureField } from './PictureField.tsx'
import styles from './QuestionEditor.module.css'
import type { QuestionDraft } from './questionDraft.ts'

const letters = ['A', 'B', 'C', 'D'] as const

type QuestionEditorProps = {
  draft: QuestionDraft
  number: number
  total: number
  complaint: string | undefined
  onChange: (draft: QuestionDraft) => void
  onRemove: (key: number) => void
  onMove: (key: number, by: -1 | 1) => void
}

type AnswersProps = { draft: QuestionDraft; onChange: (draft: QuestionDraft) => void }

const Answers = ({ draft, onChange }: AnswersProps) => (
  <fieldset>
    <legend className={styles.legend}>{texts.answers}</legend>
    <div className={styles.answers}>
      {letters.map((letter, index) => (
        <div key={letter} className={styles.answer} data-letter={letter}>
          <label className={joinClasses(choice.pickable, styles.mark)}>
            <input
              type="radio"
              name={`correct-${draft.key}`}
              aria-label={texts.correct(letter)}
              checked={draft.correct === index}
              onChange={() => onChange({ ...draft, correct: index })}
            />
            <span aria-hidden="true">{draft.correct === index ? <Icon name="check" /> : letter}</span>
          </label>
          <TextInput
            label={texts.answer(letter)}
            hideLabel
            placeholder={texts.answer(letter)}
            maxLength={answerMaxLength}
            required
            value={draft.answers[index] ?? ''}
            onChange={(event) => onChange({ ...draft, answers: draft.answers.with(index, event.target.value) })}
          />
        </div>
      ))}
    </div>
  </fieldset>
)

export const QuestionEditor = memo(function QuestionEditor(props: QuestionEditorProps) {
  const { draft, number, total, complaint, onChange, onRemove, onMove } = props
  return (
    <Card as="li" className={styles.question} id={`question-${number}`}>
      <div className={styles.head}>
        <h2>{texts.questionNumber(number)}</h2>
        <IconButton
          icon="up"
          label={texts.moveUp(number)}
          disabled={number === 1}
          onClick={() => onMove(draft.key, -1)}
        />
        <IconButton
          icon="down"
          label={texts.moveDown(number)}
          disabled={number === total}
          onClick={() => onMove(draft.key, 1)}
        />
        {total > 1 && (
          <IconButton icon="trash" look="danger" label={texts.removeOne(number)} onClick={() => onRemove(draft.key)} />
        )}
      </div>
      <TextArea
        label={texts.question}
        hideLabel
        placeholder={texts.questionPlaceholder}
        rows={2}
        maxLength={questionMaxLength}
        required
        value={draft.question}
        onChange={(event) => onChange({ ...draft, question: event.target.value })}
      />
      <Answers draft={draft} onChange={onChange} />
      <details className={styles.extras} open={draft.image !== '' || draft.explanation !== '' || undefined}>
        <summary>
          <Icon name="image" size={20} /> {texts.extras}
        </summary>
        <PictureField image={draft.image} onChange={(image) => onChange({ ...draft, image })} />
        <TextInput
          label={texts.explanation}
          placeholder={texts.explanationPlaceholder}
          maxLength={explanationMaxLength}
          value={draft.explanation}
          onChange={(event) => onChange({ ...draft, explanation: event.target.value })}
        />
      </details>
      <FormAlert message={complaint} />
    </Card>
  )
})
