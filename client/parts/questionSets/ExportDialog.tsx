import { useEffect, useMemo, useState } from 'react'
import type { QuestionSet } from '../../../rooms/shared/contract/questionSets.ts'
import { fileName } from '../../../rooms/shared/fileName.ts'
import { type KeyedQuestion, kindOf } from '../../../rooms/shared/questions/question.ts'
import { PictureUnread } from '../../net/questionSets.ts'
import { showToast } from '../../state/toasts.ts'
import { partTexts } from '../../texts/parts.ts'
import { exportTexts as texts } from '../../texts/school/exporting.ts'
import { kindTexts } from '../../texts/school/kinds.ts'
import { Button } from '../Button.tsx'
import { Modal } from '../dialog/Modal.tsx'
import { keepAsFile } from '../files/keepAsFile.ts'
import { ChoiceCards } from '../form/ChoiceCards.tsx'
import styles from './ExportDialog.module.css'
import type { ExportFormat } from './export/carrying.ts'
import { type ExportName, exportFormats, exportNames } from './export/exportFormats.ts'
import { type Carrying, whatCarries } from './export/whatCarries.ts'

type ExportDialogProps = {
  set: Omit<QuestionSet, 'questions'> & { questions: KeyedQuestion[] }
  onClose: () => void
}

const choices = exportNames.map((value) => ({ value, ...texts.formats[value] }))

/** Shows what of this set such a file cannot hold, before it is written. */
const Limits = ({ carrying: { misfits, lost } }: { carrying: Carrying }) => (
  <div className={styles.limits} aria-live="polite">
    {lost.length > 0 && <p>{texts.lost(lost.map((one) => texts.losses[one]))}</p>}
    {misfits.length > 0 && (
      <>
        <p>{texts.leftOut(misfits.length)}</p>
        <ul>
          {misfits.map(({ number, why, question }) => (
            <li key={number}>
              {texts.misfit(number, texts.misfits[why.misfit](kindTexts.names[kindOf(question)], why.most ?? 0))}
            </li>
          ))}
        </ul>
      </>
    )}
    {misfits.length === 0 && lost.length === 0 && <p>{texts.whole}</p>}
  </div>
)

const whyUnwritten = (error: unknown): string => {
  if (error instanceof PictureUnread) return error.isReached ? texts.pictureUnread : partTexts.unreachable
  // A fault of ours, which the browser's console should name.
  reportError(error)
  return texts.unwritten
}

export default function ExportDialog({ set, onClose }: ExportDialogProps) {
  const [name, setName] = useState<ExportName>('xlsx')
  const [format, setFormat] = useState<ExportFormat | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    let isWanted = true
    setFormat(null)
    exportFormats[name]().then(
      (chosen) => isWanted && setFormat(chosen),
      () => isWanted && showToast(partTexts.unreachable, 'error'),
    )
    return () => {
      isWanted = false
    }
  }, [name])
  const carrying = useMemo(() => format && whatCarries(format, set.questions, set.language), [format, set])
  const save = async () => {
    if (!format || !carrying) return
    setBusy(true)
    try {
      keepAsFile(fileName(set.title, format.ending), await format.write(carrying.questions, set), format.type)
      onClose()
    } catch (error) {
      showToast(whyUnwritten(error), 'error')
    }
    setBusy(false)
  }
  return (
    <Modal
      open
      onClose={onClose}
      size="large"
      title={texts.title(set.title)}
      footer={
        <>
          {carrying && carrying.misfits.length > 0 && (
            <span className={styles.few}>{texts.few(carrying.misfits.length)}</span>
          )}
          <Button
            look="mint"
            icon="download"
            busy={busy}
            disabled={!carrying || carrying.questions.length === 0}
            onClick={() => void save()}
          >
            {texts.save(carrying?.questions.length ?? set.questions.length)}
          </Button>
        </>
      }
    >
      <ChoiceCards legend={texts.legend} hideLegend choices={choices} chosen={name} onChoose={setName} min="8.5rem" />
      {carrying && <Limits carrying={carrying} />}
    </Modal>
  )
}
