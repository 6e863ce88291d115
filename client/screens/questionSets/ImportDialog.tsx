import { useState } from 'react'
import { questionsMax } from '../../../rooms/shared/contract/questionSets.ts'
import type { KeyedQuestion } from '../../../rooms/shared/questions/question.ts'
import { Button } from '../../parts/Button.tsx'
import { Modal } from '../../parts/dialog/Modal.tsx'
import choice from '../../parts/form/choice.module.css'
import { TextArea } from '../../parts/form/Field.tsx'
import { FormAlert } from '../../parts/form/FormAlert.tsx'
import { Tabs } from '../../parts/form/Tabs.tsx'
import { joinClasses } from '../../parts/joinClasses.ts'
import { Icon } from '../../parts/pictures/Icon.tsx'
import { questionSetTexts as texts } from '../../texts/school/questionSets.ts'
import styles from './ImportDialog.module.css'
import { ImportPreview } from './ImportPreview.tsx'
import { decodeText, readDelimited } from './import/delimitedText.ts'
import { mostFileBytes, mostRows, TooLarge } from './import/importLimits.ts'
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

type ImportDialogProps = {
  /** How many questions the set can still hold. */
  room: number
  onClose: () => void
  onTake: (questions: KeyedQuestion[]) => void
}

export default function ImportDialog({ room, onClose, onTake }: ImportDialogProps) {
  const [way, setWay] = useState<'file' | 'paste'>('file')
  const [pasted, setPasted] = useState('')
  const [imported, setImported] = useState(nothing)
  const [problem, setProblem] = useState<string | null>(null)
  const good = imported.rows.flatMap((row) => (row.problem === undefined ? [row.question] : []))
  const taken = good.slice(0, room)
  const change = (changed: ImportedRow) =>
    setImported({ ...imported, rows: imported.rows.map((row) => (row.row === changed.row ? changed : row)) })

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
        <Button look="mint" disabled={taken.length === 0} onClick={() => onTake(taken)}>
          {taken.length === 0 ? texts.nothingToTake : texts.takeOver(taken.length)}
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
      <FormAlert
        message={
          problem ??
          (good.length > taken.length
            ? texts.leftOut(taken.length, good.length - taken.length, questionsMax)
            : imported.isCut
              ? texts.rowsLeftOut(mostRows)
              : null)
        }
      />
      <ImportPreview imported={imported} onChange={change} />
    </Modal>
  )
}
