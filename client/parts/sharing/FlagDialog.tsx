import { useState } from 'react'
import { type FlagReason, flagReasons } from '../../../rooms/shared/contract/sharing.ts'
import { flagThing, type Shared } from '../../net/sharing.ts'
import { showToast } from '../../state/toasts.ts'
import { sharingTexts as texts } from '../../texts/school/sharing.ts'
import { Button } from '../Button.tsx'
import { Modal } from '../dialog/Modal.tsx'
import { ChoiceCards } from '../form/ChoiceCards.tsx'
import { FormAlert } from '../form/FormAlert.tsx'
import { useProblem } from '../form/useProblem.ts'
import styles from './Sharing.module.css'

const choices = flagReasons.map((value) => ({ value, title: texts.flagReasons[value] }))

/** Reports a shared thing to the teachers, because it should not be shared. */
export default function FlagDialog({ thing, onClose }: { thing: Shared; onClose: () => void }) {
  const [why, setWhy] = useState<FlagReason>('rude')
  const [problem, setProblem] = useProblem([why])
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    const answer = await flagThing(thing, why)
    setBusy(false)
    if (!answer.ok) return setProblem(answer.error)
    showToast(texts.flagSent, 'success')
    onClose()
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={texts.flagTitle(thing.title)}
      description={texts.flagIntro}
      size="small"
      footer={
        <Button look="grape" wide icon="flag" busy={busy} onClick={() => void send()}>
          {texts.flagSend}
        </Button>
      }
    >
      <div className={styles.choices}>
        <ChoiceCards legend={texts.flagWhy} choices={choices} chosen={why} onChoose={setWhy} min="100%" inline />
        <FormAlert message={problem} />
      </div>
    </Modal>
  )
}
