import { Button } from '../../../parts/Button.tsx'
import { importTexts as texts } from '../../../texts/school/importing.ts'
import styles from '../ImportDialog.module.css'
import { type ChangeRow, changedRow, type ImportedRow, isUnmarked, type WrittenLine } from './candidate.ts'

/** Nobody looks through more. */
const mostShown = 100

/** What became part of no question. Most of it is a title or a greeting, so it is folded; but a question may be among it. */
export const UnreadLines = ({ lines }: { lines: readonly WrittenLine[] }) =>
  lines.length > 0 && (
    <details className={styles.unread}>
      <summary>{texts.unread(lines.length)}</summary>
      <ol>
        {lines.slice(0, mostShown).map(({ row, text }) => (
          <li key={`${row} ${text}`} value={row}>
            {text}
          </li>
        ))}
      </ol>
    </details>
  )

type UnmarkedRowsProps = {
  rows: readonly ImportedRow[]
  onChange: ChangeRow
  /** The button disappears with its press, so the focus has to go on from elsewhere. */
  onMarked: () => void
}

/** Many authors write the right answer first, and mark none. We never guess it; one press says it for all such rows. */
export const UnmarkedRows = ({ rows, onChange, onMarked }: UnmarkedRowsProps) => {
  const unmarked = rows.filter(({ problem, draft }) => problem !== undefined && isUnmarked(draft))
  // One alone among others is an oversight and no habit. To repair it shows its answers.
  if (unmarked.length === 0 || (unmarked.length === 1 && rows.length > 1)) return null
  const markFirst = (now: ImportedRow) =>
    isUnmarked(now.draft) ? changedRow(now, { ...now.draft, correct: 0, isMarked: true }) : now
  return (
    <p className={styles.unmarked}>
      <span>{texts.unmarked(unmarked.length)}</span>
      <Button
        size="small"
        onClick={() => {
          for (const { draft } of unmarked) onChange(draft.key, markFirst)
          onMarked()
        }}
      >
        {texts.firstIsRight(unmarked.length)}
      </Button>
    </p>
  )
}
