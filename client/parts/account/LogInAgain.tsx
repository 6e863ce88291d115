import { useState } from 'react'
import { logIn } from '../../state/account.ts'
import { signedInUser, useUser } from '../../state/session.ts'
import { loginTexts as texts } from '../../texts/school/login.ts'
import { Button } from '../Button.tsx'
import { LateDialog } from '../dialog/LateDialog.tsx'
import { Modal } from '../dialog/Modal.tsx'
import { FormAlert } from '../form/FormAlert.tsx'
import { useProblem } from '../form/useProblem.ts'
import styles from './LogInAgain.module.css'
import { PasswordInput } from './PasswordInput.tsx'
import type { LogInQuestion } from './useLogInAgain.ts'

const loadCard = () => import('./CardAgain.tsx')

/** A dialog over the page for the user who was logged in, so it asks only for the password, or for the card of a pupil. */
export const LogInAgain = ({ asked }: { asked: LogInQuestion }) => {
  const [hasCard] = useState(signedInUser()?.kept === true)
  if (hasCard) return <LateDialog load={loadCard} props={{ asked }} onFailed={() => asked(false)} />
  return <PasswordAgain asked={asked} />
}

const PasswordAgain = ({ asked }: { asked: LogInQuestion }) => {
  const user = useUser()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useProblem([password])
  const [busy, setBusy] = useState(false)
  const submit = async () => {
    if (!user || password === '') return setProblem(texts.passwordMissing)
    setBusy(true)
    const answer = await logIn({ username: user.username, password })
    setBusy(false)
    if (answer.ok) asked(true)
    else setProblem(answer.error)
  }
  return (
    <Modal
      open
      size="small"
      onClose={() => asked(false)}
      title={texts.againTitle}
      description={texts.againIntro(user?.username ?? '')}
    >
      <form
        className={styles.form}
        aria-label={texts.againTitle}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <PasswordInput label={texts.password} value={password} onChange={({ target }) => setPassword(target.value)} />
        <FormAlert message={problem} />
        <Button type="submit" look="mint" wide busy={busy}>
          {texts.againAction}
        </Button>
      </form>
    </Modal>
  )
}
