import { useRef, useState } from 'react'
import type { KeyedQuestion } from '../../../rooms/shared/questions/question.ts'
import { askedParts, rightAnswer, toldKey, wordsOf } from '../../../rooms/shared/questions/questionKinds.ts'
import { Badge } from '../../parts/Badge.tsx'
import { Button } from '../../parts/Button.tsx'
import { worded } from '../../parts/formulas/worded.tsx'
import { Icon } from '../../parts/pictures/Icon.tsx'
import { importTexts as texts } from '../../texts/school/importing.ts'
import { questionSetTexts } from '../../texts/school/questionSets.ts'
import styles from './ImportDialog.module.css'
import { UnmarkedRows, UnreadLines } from './import/AboveRows.tsx'
import { type ChangeRow, type Imported, type ImportedRow, withoutUnseen } from './import/candidate.ts'
import { RepairRow } from './RepairRow.tsx'

const shownAnswer = (question: KeyedQuestion): string => {
  const { answers } = askedParts(question)
  return answers[toldKey(question).correct] ?? ''
}

type RowProps = { row: ImportedRow; onChange: (change: (now: ImportedRow) => ImportedRow) => void }

const Row = ({ row, onChange }: RowProps) => {
  const [repairing, setRepairing] = useState(false)
  const isGood = row.problem === undefined
  const place = row.sheet === undefined ? String(row.row) : texts.rowOfSheet(row.sheet, row.row)
  const repair = () => {
    const seen = withoutUnseen(row)
    // If invisible signs were the only fault, this press has repaired the row.
    if (seen.problem === undefined || JSON.stringify(seen.draft) !== JSON.stringify(row.draft)) onChange(() => seen)
    setRepairing(true)
  }
  if (repairing) {
    return (
      <tr>
        <td>{place}</td>
        <td colSpan={2}>
          <RepairRow row={row} onChange={onChange} onDone={() => setRepairing(false)} />
        </td>
      </tr>
    )
  }
  return (
    <tr data-problem={isGood ? undefined : true}>
      <td>{place}</td>
      <td>{worded(row.draft.question)}</td>
      <td>
        {isGood ? (
          <span className={styles.right}>
            <Icon name="check" size={18} />{' '}
            {worded(wordsOf(row.question, rightAnswer(row.question)) ?? shownAnswer(row.question))}
          </span>
        ) : (
          <span className={styles.wrong}>
            <Icon name="warning" size={18} /> <span>{row.problem}</span>
            <Button size="small" icon="edit" aria-label={texts.repairRow(place)} onClick={repair}>
              {texts.repair}
            </Button>
          </span>
        )}
      </td>
    </tr>
  )
}

type ImportPreviewProps = { imported: Imported; onChange: ChangeRow }

/** The rows as we understood them, before they are taken over. The author repairs unfit rows here. */
export const ImportPreview = ({ imported: { format, rows, unread = [] }, onChange }: ImportPreviewProps) => {
  const bad = rows.filter(({ problem }) => problem !== undefined).length
  const table = useRef<HTMLTableElement>(null)
  return (
    <section className={styles.preview}>
      <p className={styles.summary} aria-live="polite">
        <Badge tone="grape">{texts.formats[format]}</Badge>
        {rows.length > 0 && <strong>{texts.found(rows.length - bad, bad)}</strong>}
      </p>
      <UnreadLines lines={unread} />
      <UnmarkedRows rows={rows} onChange={onChange} onMarked={() => table.current?.focus({ preventScroll: true })} />
      {rows.length > 0 && (
        <table className={styles.table} ref={table} tabIndex={-1}>
          <thead>
            <tr>
              <th scope="col">{texts.row}</th>
              <th scope="col">{questionSetTexts.question}</th>
              <th scope="col">{texts.answerOrProblem}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.draft.key} row={row} onChange={(change) => onChange(row.draft.key, change)} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
