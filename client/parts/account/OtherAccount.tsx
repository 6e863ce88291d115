import { useState } from 'react'
import { useLocation } from 'wouter'
import type { User } from '../../../rooms/shared/contract/accounts.ts'
import { logIn, verifySession } from '../../state/account.ts'
import { mayLeave } from '../../state/leaving.ts'
import { leaveNoSeats } from '../../state/otherTabs.ts'
import { rememberUser } from '../../state/session.ts'
import { loginTexts as texts } from '../../texts/school/login.ts'
import { Button } from '../Button.tsx'
import { Modal } from '../dialog/Modal.tsx'
import { FormAlert } from '../form/FormAlert.tsx'
import { useProblem } from '../form/useProblem.ts'
import { dashboardPath } from '../navigation/dashboardPath.ts'
import { CardForm } from './CardForm.tsx'
import styles from './LogInAgain.module.css'
import { PasswordInput } from './PasswordInput.tsx'

/** With the password this tab goes on as before. */
const BackAs = ({ user }: { user: User }) => {
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useProblem([password])
  const [busy, setBusy] = useState(false)
  const submit = async () => {
    if (password === '') return setProblem(texts.passwordMissing)
    setBusy(true)
    const answer = await logIn({ username: user.username, password })
    setBusy(false)
    if (!answer.ok) setProblem(answer.error)
  }
  return (
    <form
      className={styles.form}
      aria-label={texts.backAs(user.username)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <PasswordInput
        label={texts.passwordOf(user.username)}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <FormAlert message={problem} />
      <Button type="submit" wide busy={busy}>
        {texts.backAs(user.username)}
      </Button>
    </form>
  )
}

/** So does it with the card of a pupil. */
const BackByCard = ({ user }: { user: User }) => (
  <>
    <p>{texts.backByCard(user.username)}</p>
    <CardForm pageOf={user} onEntered={() => {}} />
  </>
)

/** A dialog over a page of one account, shown when another user has logged in, in another tab or by their card over the page. */
export default function OtherAccount({ user, instead }: { user: User; instead: User }) {
  const [, navigate] = useLocation()
  const goOn = async () => {
    if (!(await mayLeave())) return
    leaveNoSeats()
    rememberUser(instead)
    navigate(dashboardPath(instead), { replace: true })
    await verifySession()
  }
  return (
    <Modal
      open
      size="small"
      onClose={() => void goOn()}
      title={texts.otherTitle(instead.username)}
      description={texts.otherIntro(user.username)}
    >
      <div className={styles.form}>
        <Button look="mint" wide onClick={() => void goOn()}>
          {texts.goOnAs(instead.username)}
        </Button>
        {user.kept ? <BackByCard user={user} /> : <BackAs user={user} />}
      </div>
    </Modal>
  )
}
