import { answerMaxLength, questionMaxLength } from '../../../rooms/shared/questions/questionLimits.ts'
import { Button } from '../../parts/Button.tsx'
import { TextArea } from '../../parts/form/Field.tsx'
import { FormAlert } from '../../parts/form/FormAlert.tsx'
import { questionSetTexts as texts } from '../../texts/school/questionSets.ts'
import { AnswerFields } from './AnswerFields.tsx'
import styles from './ImportDialog.module.css'
import { type Candidate, checkedRow, type ImportedRow } from './import/questionTable.ts'

export const toggled = (places: readonly number[], place: number): number[] =>
  places.includes(place) ? places.filter((one) => one !== place) : [...places, place].sort()

type RepairRowProps = { row: ImportedRow; onChange: (row: ImportedRow) => void; onDone: () => void }

const tooLong = (text: string, most: number) => (text.length > most ? { error: texts.repairHint(most) } : {})

/** A line that did not fit (two answers, several right ones, too long), with everything that was in it. */
export const RepairRow = ({ row, onChange, onDone }: RepairRowProps) => {
  const { candidate } = row
  const change = (changed: Partial<Candidate>) => onChange(checkedRow(row.row, { ...candidate, ...changed }))
  return (
    <div className={styles.repair}>
      <TextArea
        label={texts.question}
        hideLabel
        rows={2}
        {...tooLong(candidate.question, questionMaxLength)}
        value={candidate.question}
        onChange={(event) => change({ question: event.target.value })}
      />
      <AnswerFields
        name={`repair-${row.row}`}
        answers={candidate.answers}
        rights={candidate.rights ?? [candidate.correct]}
        areSeveral={candidate.kind === 'several'}
        complaintOf={(answer) => tooLong(answer, answerMaxLength)}
        onMark={(place) => change(candidate.rights ? { rights: toggled(candidate.rights, place) } : { correct: place })}
        onAnswers={(answers) => change({ answers })}
      />
      <FormAlert message={row.problem} />
      <Button size="small" look="mint" disabled={row.problem !== undefined} onClick={onDone}>
        {texts.repairDone}
      </Button>
    </div>
  )
}
