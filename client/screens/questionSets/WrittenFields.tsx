import { strictnesses } from '../../../rooms/shared/questions/question.ts'
import { acceptedMaxLength, mostAccepted, unitMaxLength } from '../../../rooms/shared/questions/questionLimits.ts'
import { Button } from '../../parts/Button.tsx'
import { TextInput } from '../../parts/form/Field.tsx'
import { IconButton } from '../../parts/IconButton.tsx'
import { kindTexts as texts } from '../../texts/school/kinds.ts'
import type { DraftChange, QuestionDraft } from './draftFields.ts'
import styles from './QuestionEditor.module.css'
import type { FieldComplaints } from './questionDraft.ts'

export type KindProps = {
  draft: QuestionDraft
  complaints?: FieldComplaints | undefined
  onChange: (change: DraftChange) => void
}

/** The answers that count as right when they are typed. */
export const Accepted = ({ draft, complaints, onChange }: KindProps) => {
  const { accept, strict } = draft
  const change = (changed: string[]) => onChange((now) => ({ ...now, accept: changed }))
  return (
    <>
      <div className={styles.accepted}>
        {accept.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one of them is its place
          <div key={index} className={styles.answer}>
            <TextInput
              label={index === 0 ? texts.accepted : texts.alsoAccepted(index)}
              maxLength={acceptedMaxLength}
              required={index === 0}
              error={complaints?.get(`accept.${index}`)}
              value={text}
              onChange={(event) => change(accept.with(index, event.target.value))}
            />
            {accept.length > 1 && (
              <IconButton
                icon="close"
                label={texts.removeAccepted(index + 1)}
                onClick={() => change(accept.toSpliced(index, 1))}
              />
            )}
          </div>
        ))}
        {accept.length < mostAccepted && (
          <Button size="small" icon="plus" onClick={() => change([...accept, ''])}>
            {texts.addAccepted}
          </Button>
        )}
      </div>
      <fieldset className={styles.strict}>
        <legend className={styles.legend}>{texts.strict}</legend>
        {strictnesses.map((one) => (
          <label key={one}>
            <input
              type="checkbox"
              checked={strict.includes(one)}
              onChange={({ target }) =>
                onChange((now) => ({
                  ...now,
                  strict: target.checked ? [...strict, one] : strict.filter((other) => other !== one),
                }))
              }
            />{' '}
            {texts.strictness[one]}
          </label>
        ))}
      </fieldset>
    </>
  )
}

export const RightNumber = ({ draft, complaints, onChange }: KindProps) => (
  <div className={styles.number}>
    {(['value', 'within', 'nearly'] as const).map((field) => (
      <TextInput
        key={field}
        label={texts[field]}
        inputMode="decimal"
        required={field === 'value'}
        error={complaints?.get(field)}
        value={draft[field]}
        onChange={({ target }) => onChange((now) => ({ ...now, [field]: target.value }))}
      />
    ))}
    <TextInput
      label={texts.unit}
      maxLength={unitMaxLength}
      error={complaints?.get('unit')}
      value={draft.unit}
      onChange={({ target }) => onChange((now) => ({ ...now, unit: target.value }))}
    />
  </div>
)
