import { memo } from 'react'
import { explanationMaxLength, questionMaxLength } from '../../../rooms/shared/questions/questionLimits.ts'
import { Badge } from '../../parts/Badge.tsx'
import { Card } from '../../parts/Card.tsx'
import { Select, TextArea, TextInput } from '../../parts/form/Field.tsx'
import { FormAlert } from '../../parts/form/FormAlert.tsx'
import { Icon } from '../../parts/pictures/Icon.tsx'
import { kindTexts } from '../../texts/school/kinds.ts'
import { questionSetTexts as texts } from '../../texts/school/questionSets.ts'
import type { DraftChange, QuestionDraft } from './draftFields.ts'
import { FormulaPreview } from './FormulaPreview.tsx'
import { KindFields } from './KindFields.tsx'
import { QuestionHead, type QuestionHeadProps } from './list/QuestionHead.tsx'
import { PictureField } from './PictureField.tsx'
import styles from './QuestionEditor.module.css'
import type { FieldComplaints } from './questionDraft.ts'

type QuestionEditorProps = QuestionHeadProps & {
  complaints: FieldComplaints | undefined
  isDragged: boolean
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

/** Names the extras that this question has. */
const extrasOf = ({ image, explanation, seconds }: QuestionDraft): string[] => [
  ...(image === '' ? [] : [texts.image]),
  ...(explanation === '' ? [] : [texts.explanationShort]),
  ...(seconds === undefined ? [] : [texts.seconds(seconds)]),
]

/** Complaints shown beside their fields. All others are shown at the end of the question. */
const atFields = /^(question|explanation|seconds|value|within|nearly|unit|answers\.\d|accept\.\d)/

const elsewhere = (complaints: FieldComplaints | undefined): string | undefined =>
  [...(complaints ?? [])].find(([field]) => !atFields.test(field))?.[1]

export const QuestionEditor = memo(function QuestionEditor(props: QuestionEditorProps) {
  const { draft, number, complaints, deeds, isDragged } = props
  const change = (how: DraftChange) => deeds.change(draft.key, how)
  return (
    <Card as="li" className={styles.question} id={`question-${number}`} data-dragged={isDragged || undefined}>
      <QuestionHead {...props} />
      <TextArea
        label={texts.question}
        hideLabel
        placeholder={kindTexts.examples[draft.kind]}
        rows={2}
        maxLength={questionMaxLength}
        required
        error={complaints?.get('question')}
        value={draft.question}
        onChange={({ target }) => change((now) => ({ ...now, question: target.value }))}
      />
      {draft.kind !== 'choice' && <p className={styles.kindHint}>{kindTexts.hints[draft.kind]}</p>}
      <KindFields draft={draft} complaints={complaints} onChange={change} />
      <FormulaPreview draft={draft} />
      <FormAlert message={elsewhere(complaints)} />
      <Extras draft={draft} complaints={complaints} onChange={change} />
    </Card>
  )
})

type ExtrasProps = {
  draft: QuestionDraft
  complaints: FieldComplaints | undefined
  onChange: (change: DraftChange) => void
}

/** Most questions need no extras, so these are folded unless one is filled in or wrong. */
const Extras = ({ draft, complaints, onChange }: ExtrasProps) => {
  const isWrong = complaints?.has('explanation') || complaints?.has('seconds')
  return (
    <details className={styles.extras} open={isWrong || (!draft.isFolded && extrasOf(draft).length > 0) || undefined}>
      <summary>
        <Icon name="image" size={20} /> {texts.extras}
        {draft.isFolded && extrasOf(draft).length > 0 && <Badge tone="grape">{extrasOf(draft).join(' · ')}</Badge>}
      </summary>
      <TimeField seconds={draft.seconds} onChange={(seconds) => onChange((now) => ({ ...now, seconds }))} />
      <PictureField image={draft.image} onChange={(image) => onChange((now) => ({ ...now, image }))} />
      <TextInput
        label={texts.explanation}
        placeholder={texts.explanationPlaceholder}
        maxLength={explanationMaxLength}
        error={complaints?.get('explanation')}
        value={draft.explanation}
        onChange={({ target }) => onChange((now) => ({ ...now, explanation: target.value }))}
      />
    </details>
  )
}
