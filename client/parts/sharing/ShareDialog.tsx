import { useState } from 'react'
import { type Sharing, sharings } from '../../../rooms/shared/contract/sharing.ts'
import { type Shared, shareThing } from '../../net/sharing.ts'
import { showToast } from '../../state/toasts.ts'
import { sharingTexts as texts } from '../../texts/school/sharing.ts'
import { Button } from '../Button.tsx'
import { Modal } from '../dialog/Modal.tsx'
import { ChoiceCards } from '../form/ChoiceCards.tsx'
import { FormAlert } from '../form/FormAlert.tsx'
import { useProblem } from '../form/useProblem.ts'
import { Icon, type IconName } from '../pictures/Icon.tsx'
import styles from './Sharing.module.css'

const icons: Record<Sharing, IconName> = { me: 'lock', school: 'book', everyone: 'people' }

const choicesFor = ({ kind }: Shared) =>
  sharings.map((value) => ({
    value,
    title: texts.names[value],
    text: (kind === 'set' ? texts.setHints : texts.mapHints)[value],
    picture: <Icon name={icons[value]} size={28} />,
  }))

type ShareDialogProps = { thing: Shared; sharing: Sharing; onClose: () => void }

/** Chooses who may see a question set or a map beside its author. */
export default function ShareDialog({ thing, sharing, onClose }: ShareDialogProps) {
  const [chosen, setChosen] = useState(sharing)
  const [problem, setProblem] = useProblem([chosen])
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const answer = await shareThing(thing, chosen)
    setBusy(false)
    if (!answer.ok) return setProblem(answer.error)
    showToast(texts.saved[chosen], 'success')
    onClose()
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={texts.shareTitle(thing.title)}
      size="small"
      footer={
        <Button look="mint" wide busy={busy} onClick={() => void save()}>
          {texts.save}
        </Button>
      }
    >
      <div className={styles.choices}>
        <ChoiceCards
          legend={texts.whoMay}
          choices={choicesFor(thing)}
          chosen={chosen}
          onChoose={setChosen}
          min="100%"
          inline
        />
        <FormAlert message={problem} />
      </div>
    </Modal>
  )
}
