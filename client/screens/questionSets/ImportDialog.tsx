import { useState } from 'react'
import type { Question } from '../../../rooms/shared/contract/questionSets.ts'
import { Badge } from '../../parts/Badge.tsx'
import { Button } from '../../parts/Button.tsx'
import choice from '../../parts/choice.module.css'
import { TextArea } from '../../parts/Field.tsx'
import { FormAlert } from '../../parts/FormAlert.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { joinClasses } from '../../parts/joinClasses.ts'
import { Modal } from '../../parts/Modal.tsx'
import { Tabs } from '../../parts/Tabs.tsx'
import { questionSetTexts as texts } from '../../texts/questionSets.ts'
import styles from './ImportDialog.module.css'
import { decodeText, readDelimited } from './import/delimitedText.ts'
import { mostFileBytes, TooLarge } from './import/importLimits.ts'
import { type Imported, type ImportedRow, readQuestionTable } from './import/questionTable.ts'
import { readSpreadsheet } from './import/spreadsheet.ts'

const nothing: Imported = { format: 'empty', rows: [] }

const readFile = async (file: File): Promise<Imported> => {
  if (file.size > mostFileBytes) throw new TooLarge('file')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  const table = isZip ? await readSpreadsheet(bytes) : readDelimited(decodeText(bytes))
  return readQuestionTable(table)
}

const PreviewRow = ({ row }: { row: ImportedRow }) => (
  <tr data-problem={row.problem !== undefined || undefined}>
    <td>{row.row}</td>
    <td>{row.problem === undefined ? row.question.question : row.text}</td>
    <td>
      {row.problem === undefined ? (
        <span className={styles.right}>
          <Icon name="check" size={18} /> {row.question.answers[row.question.correct]}
        </span>
      ) : (
        <span className={styles.wrong}>
          <Icon name="warning" size={18} /> {row.problem}
        </span>
      )}
    </td>
  </tr>
)

const Preview = ({ imported: { format, rows } }: { imported: Imported }) => {
  const bad = rows.filter(({ problem }) => problem !== undefined).length
  return (
    <section className={styles.preview} aria-live="polite">
      <p className={styles.summary}>
        <Badge tone="grape">{texts.formats[format]}</Badge>
        {rows.length > 0 && <strong>{texts.found(rows.length - bad, bad)}</strong>}
      </p>
      {rows.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{texts.row}</th>
              <th scope="col">{texts.question}</th>
              <th scope="col">{texts.answerOrProblem}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <PreviewRow key={row.row} row={row} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

const FileChoice = ({ onFile }: { onFile: (file: File) => void }) => (
  <label
    className={joinClasses(choice.pickable, styles.drop)}
    onDragOver={(event) => event.preventDefault()}
    onDrop={(event) => {
      event.preventDefault()
      const file = event.dataTransfer.files[0]
      if (file) onFile(file)
    }}
  >
    <Icon name="upload" size={34} />
    <strong>{texts.chooseFile}</strong>
    <small>{texts.dropHint}</small>
    <input
      type="file"
      accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
      onChange={(event) => {
        const file = event.target.files?.[0]
        if (file) onFile(file)
      }}
    />
  </label>
)

type ImportDialogProps = { onClose: () => void; onTake: (questions: Question[]) => void }

export default function ImportDialog({ onClose, onTake }: ImportDialogProps) {
  const [way, setWay] = useState<'file' | 'paste'>('file')
  const [pasted, setPasted] = useState('')
  const [imported, setImported] = useState(nothing)
  const [problem, setProblem] = useState<string | null>(null)
  const good = imported.rows.flatMap((row) => (row.problem === undefined ? [row.question] : []))

  const take = async (file: File) => {
    setProblem(null)
    try {
      setImported(await readFile(file))
    } catch (error) {
      setImported(nothing)
      setProblem(error instanceof TooLarge ? texts.fileTooLarge : texts.fileUnreadable)
    }
  }

  const paste = (text: string) => {
    setPasted(text)
    setImported(readQuestionTable(readDelimited(text)))
  }

  return (
    <Modal
      open
      onClose={onClose}
      size="large"
      title={texts.importTitle}
      description={texts.importIntro}
      footer={
        <Button look="mint" disabled={good.length === 0} onClick={() => onTake(good)}>
          {good.length === 0 ? texts.nothingToTake : texts.takeOver(good.length)}
        </Button>
      }
    >
      <Tabs
        label={texts.importTitle}
        chosen={way}
        onChoose={setWay}
        tabs={[
          { key: 'file', text: texts.importFile, panel: <FileChoice onFile={(file) => void take(file)} /> },
          {
            key: 'paste',
            text: texts.importPaste,
            panel: (
              <TextArea
                label={texts.pasteLabel}
                hint={texts.pasteHint}
                placeholder={texts.pastePlaceholder}
                rows={7}
                value={pasted}
                onChange={(event) => paste(event.target.value)}
              />
            ),
          },
        ]}
      />
      <FormAlert message={problem} />
      <Preview imported={imported} />
    </Modal>
  )
}
