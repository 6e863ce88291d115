import { useState } from 'react'
import { usernameMaxLength } from '../../../rooms/shared/contract/accountLimits.ts'
import type { SchoolClass } from '../../../rooms/shared/contract/administration.ts'
import { offerClass } from '../../net/school.ts'
import { Button } from '../../parts/Button.tsx'
import { Modal } from '../../parts/dialog/Modal.tsx'
import { TextInput } from '../../parts/form/Field.tsx'
import { FormAlert } from '../../parts/form/FormAlert.tsx'
import { useProblem } from '../../parts/form/useProblem.ts'
import { showToast } from '../../state/toasts.ts'
import { schoolTexts as texts } from '../../texts/school/school.ts'
import styles from './School.module.css'

/** Offers a class without a teacher to a teacher. */
export const OfferClassModal = ({ group, onClose }: { group: SchoolClass; onClose: () => void }) => {
  const [username, setUsername] = useState('')
  const [problem, setProblem] = useProblem([username])
  const submit = async () => {
    const answer = await offerClass(group.id, username)
    if (!answer.ok) return setProblem(answer.error)
    showToast(texts.done, 'success')
    onClose()
  }
  return (
    <Modal open onClose={onClose} size="small" title={texts.offerTitle(group.name)} description={texts.offerText}>
      <form
        className={styles.offer}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <TextInput
          label={texts.offerWhom}
          maxLength={usernameMaxLength}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={username}
          onChange={({ target }) => setUsername(target.value)}
        />
        <FormAlert message={problem} />
        <Button type="submit" look="mint" disabled={username.trim() === ''}>
          {texts.offerYes}
        </Button>
      </form>
    </Modal>
  )
}
