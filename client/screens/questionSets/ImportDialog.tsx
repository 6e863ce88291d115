import { useEffect, useRef, useState } from 'react'
import type { KeyedQuestion } from '../../../rooms/shared/questions/question.ts'
import { Button } from '../../parts/Button.tsx'
import { Modal } from '../../parts/dialog/Modal.tsx'
import { FileDrop } from '../../parts/files/FileDrop.tsx'
import { FileRefused } from '../../parts/files/importLimits.ts'
import { TextArea } from '../../parts/form/Field.tsx'
import { FormAlert } from '../../parts/form/FormAlert.tsx'
import { Tabs } from '../../parts/form/Tabs.tsx'
import { importTexts as texts } from '../../texts/school/importing.ts'
import { questionSetTexts } from '../../texts/school/questionSets.ts'
import { AssistantPrompt } from './AssistantPrompt.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import { type Imported, type ImportedRow, nothingFound } from './import/candidate.ts'
import { leftBehind } from './import/leftBehind.ts'
import { readQuestionFile, readQuestionText } from './import/readFile.ts'
import { PairsChoice } from './PairsChoice.tsx'
import { allPicturesCame, arePicturesComing } from './takePicture.ts'

const refusalOf = (error: unknown): string => texts.refused[error instanceof FileRefused ? error.reason : 'unreadable']

const PasteField = ({ pasted, onPaste }: { pasted: string; onPaste: (text: string) => void }) => (
  <>
    <AssistantPrompt />
    <TextArea
      label={texts.pasteLabel}
      hint={texts.pasteHint}
      placeholder={texts.pastePlaceholder}
      rows={7}
      value={pasted}
      onChange={(event) => onPaste(event.target.value)}
    />
  </>
)

const goodIn = ({ rows }: Imported) => rows.flatMap((row) => (row.problem === undefined ? [row.question] : []))

/** What was read from a file or text, with its author's repairs. */
function useImported() {
  const [imported, setImported] = useState(nothingFound)
  const [problem, setProblem] = useState<string | null>(null)
  const latest = useRef(0)
  // The picture of a repaired row may come before the page is drawn again.
  const now = useRef(imported)
  const put = (next: Imported) => {
    now.current = next
    setImported(next)
  }
  const change = (key: number, how: (now: ImportedRow) => ImportedRow) =>
    put({ ...now.current, rows: now.current.rows.map((row) => (row.draft.key === key ? how(row) : row)) })

  /** The last file or text counts, however long it takes to read. */
  const read = async (reading: Promise<Imported>) => {
    latest.current += 1
    const turn = latest.current
    const [found, refused] = await reading.then(
      (all) => [all, null] as const,
      (error: unknown) => [nothingFound, refusalOf(error)] as const,
    )
    if (turn !== latest.current) return
    put(found)
    setProblem(refused)
  }
  return { imported, importedNow: () => now.current, problem, setProblem, put, change, read }
}

type ImportDialogProps = {
  /** How many questions the set can still hold. */
  room: number
  onClose: () => void
  /** Also hands over title, subject, language and topic if the import is a whole set. */
  onTake: (questions: KeyedQuestion[], set: Pick<Imported, 'title' | 'subject' | 'about' | 'language'>) => void
}

export default function ImportDialog({ room, onClose, onTake }: ImportDialogProps) {
  const [way, setWay] = useState<'file' | 'paste'>('file')
  const [pasted, setPasted] = useState('')
  const [isWaiting, setWaiting] = useState(false)
  const { imported, importedNow, problem, setProblem, put, change, read } = useImported()
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const good = goodIn(imported)
  const taken = good.slice(0, room)

  const take = async () => {
    setProblem(null)
    if (arePicturesComing()) {
      setWaiting(true)
      const came = await allPicturesCame()
      setWaiting(false)
      if (!isOpen.current) return
      if (!came) return setProblem(texts.pictureMissing)
    }
    onTake(goodIn(importedNow()).slice(0, room), importedNow())
  }

  const paste = (text: string) => {
    setPasted(text)
    void read(text.trim() === '' ? Promise.resolve(nothingFound) : readQuestionText(text))
  }

  return (
    <Modal
      open
      onClose={onClose}
      size="large"
      title={texts.title}
      description={texts.intro}
      footer={
        <Button look="mint" busy={isWaiting} disabled={taken.length === 0} onClick={() => void take()}>
          {isWaiting
            ? questionSetTexts.waitingForPicture
            : taken.length === 0
              ? texts.nothingToTake
              : texts.takeOver(taken.length)}
        </Button>
      }
    >
      <Tabs
        label={texts.title}
        chosen={way}
        onChoose={setWay}
        tabs={[
          {
            key: 'file',
            text: texts.file,
            panel: (
              <FileDrop
                text={texts.chooseFile}
                // What came of a file needs the room, and its reader knows by now what can be read.
                hints={imported.rows.length > 0 ? [] : [texts.dropHint, texts.fileKinds]}
                accept=".csv,.tsv,.txt,.xlsx,.json,.gift,.xml,.zip,.md"
                onFile={(file) => void read(readQuestionFile(file))}
              />
            ),
          },
          {
            key: 'paste',
            text: texts.paste,
            panel: <PasteField pasted={pasted} onPaste={paste} />,
          },
        ]}
      />
      <FormAlert message={problem ?? leftBehind(imported, good.length, taken.length)} />
      <PairsChoice imported={imported} onChange={put} />
      <ImportPreview imported={imported} onChange={change} />
    </Modal>
  )
}
