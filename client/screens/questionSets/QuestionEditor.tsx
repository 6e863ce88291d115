import { memo } from 'react'
import { explanationMaxLength, questionMaxLength } from '../../../rooms/shared/questions/questionLimits.ts'
import { Badge } from '../../parts/Badge.tsx'
import { Card } from '../../parts/Card.tsx'
import { Select, TextArea, TextInput } from '../../parts/form/Field.tsx'
import { FormAlert } from '../../parts/form/FormAlert.tsx'
import { IconButton } from '../../parts/IconButton.tsx'
import { Icon } from '../../parts/pictures/Icon.tsx'
import { kindTexts } from '../../texts/school/kinds.ts'
import { questionSetTexts as texts } from '../../texts/school/questionSets.ts'
import { KindField, KindFields } from './KindFields.tsx'
import { PictureField } from './PictureField.tsx'
import styles from './QuestionEditor.module.css'
import type { QuestionDraft } from './questionDraft.ts'

type QuestionEditorProps = {
  draft: QuestionDraft
  number: number
  total: number
  complaint: string | undefined
  onChange: (draft: QuestionDraft) => void
  onRemove: (key: number) => void
  onMove: (key: number, by: -1 | 1) => void
}

const times = [5, 10, 15, 20, 30, 45, 60, 90, 120]

type TimeFieldProps = { seconds: number | undefined; onChange: (seconds: number | undefined) => void }

/** A question to be worked out takes longer than one to be known. */
const TimeField = ({ seconds, onChange }: TimeFieldProps) => (
  <Select
    label={texts.time}
    value={seconds === undefined ? '' : String(seconds)}
    options={[
      { value: '', text: texts.timeOfGame },
      ...[...new Set([...times, ...(seconds === undefined ? [] : [seconds])])]
        .sort((a, b) => a - b)
        .map((one) => ({ value: String(one), text: texts.seconds(one) })),
    ]}
    onPick={(picked) => onChange(picked === '' ? undefined : Number(picked))}
  />
)

/** What there is beside question and answers, in words. */
const extrasOf = ({ image, explanation, seconds }: QuestionDraft): string[] => [
  ...(image === '' ? [] : [texts.image]),
  ...(explanation === '' ? [] : [texts.explanationShort]),
  ...(seconds === undefined ? [] : [texts.seconds(seconds)]),
]

export const QuestionEditor = memo(function QuestionEditor(props: QuestionEditorProps) {
  const { draft, number, total, complaint, onChange, onRemove, onMove } = props
  return (
    <Card as="li" className={styles.question} id={`question-${number}`}>
      <div className={styles.head}>
        <h2>{texts.questionNumber(number)}</h2>
        <KindField draft={draft} number={number} onChange={onChange} />
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
      {draft.kind !== 'choice' && <p className={styles.kindHint}>{kindTexts.hints[draft.kind]}</p>}
      <KindFields draft={draft} onChange={onChange} />
      <details className={styles.extras} open={(!draft.isFolded && extrasOf(draft).length > 0) || undefined}>
        <summary>
          <Icon name="image" size={20} /> {texts.extras}
          {draft.isFolded && extrasOf(draft).length > 0 && <Badge tone="grape">{extrasOf(draft).join(' · ')}</Badge>}
        </summary>
        <TimeField seconds={draft.seconds} onChange={(seconds) => onChange({ ...draft, seconds })} />
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
