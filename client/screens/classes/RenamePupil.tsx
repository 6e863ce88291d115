import { useState } from 'react'
import type { Pupil } from '../../../rooms/shared/contract/classes.ts'
import { classLimits } from '../../../rooms/shared/contract/classLimits.ts'
import { renamePupil } from '../../net/classes.ts'
import { Button } from '../../parts/Button.tsx'
import { Modal } from '../../parts/dialog/Modal.tsx'
import { TextInput } from '../../parts/form/Field.tsx'
import { FormAlert } from '../../parts/form/FormAlert.tsx'
import { useProblem } from '../../parts/form/useProblem.ts'
import { classTexts as texts } from '../../texts/school/classes.ts'
import styles from './Classes.module.css'

type RenamePupilProps = { classId: string; pupil: Pupil; onClose: () => void }

export const RenamePupil = ({ classId, pupil, onClose }: RenamePupilProps) => {
  const [name, setName] = useState(pupil.name)
  const [problem, setProblem] = useProblem([name])
  const submit = async () => {
    const answer = await renamePupil(classId, pupil.id, name)
    if (answer.ok) onClose()
    else setProblem(answer.error)
  }
  return (
    <Modal open onClose={onClose} size="small" title={texts.renameTitle} description={pupil.username}>
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <TextInput
          label={texts.pupilName}
          maxLength={classLimits.pupilLength}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <FormAlert message={problem} />
        <Button type="submit" look="mint">
          {texts.save}
        </Button>
      </form>
    </Modal>
  )
}
