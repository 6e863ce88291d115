import { questionMaxLength } from '../../../rooms/shared/questions/questionLimits.ts'
import { Button } from '../../parts/Button.tsx'
import { TextArea } from '../../parts/form/Field.tsx'
import { FormAlert } from '../../parts/form/FormAlert.tsx'
import { importTexts as texts } from '../../texts/school/importing.ts'
import { questionSetTexts } from '../../texts/school/questionSets.ts'
import type { DraftChange } from './draftFields.ts'
import styles from './ImportDialog.module.css'
import { changedRow, type ImportedRow } from './import/candidate.ts'
import { KindField, KindFields } from './KindFields.tsx'

type RepairRowProps = {
  row: ImportedRow
  onChange: (change: (now: ImportedRow) => ImportedRow) => void
  onDone: () => void
}

const tooLong = (text: string, most: number) => (text.length > most ? { error: texts.repairHint(most) } : {})

/** A line that did not fit, with all its content, so that the author can repair it, also as another kind. */
export const RepairRow = ({ row, onChange, onDone }: RepairRowProps) => {
  const { draft } = row
  const change = (how: DraftChange) => onChange((now) => changedRow(now, how(now.draft)))
  return (
    <div className={styles.repair}>
      <KindField draft={draft} number={row.row} onChange={change} />
      <TextArea
        label={questionSetTexts.question}
        hideLabel
        rows={2}
        {...tooLong(draft.question, questionMaxLength)}
        value={draft.question}
        onChange={({ target }) => change((now) => ({ ...now, question: target.value }))}
      />
      <KindFields draft={draft} onChange={change} />
      <FormAlert message={row.problem} />
      <Button size="small" look="mint" disabled={row.problem !== undefined} onClick={onDone}>
        {texts.repairDone}
      </Button>
    </div>
  )
}
