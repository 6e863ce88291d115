import { useState } from 'react'
import { keepGameTexts as texts } from '../../texts/collecting/keepGame.ts'
import { loginTexts } from '../../texts/school/login.ts'
import { AccountFields } from '../account/AccountFields.tsx'
import { emptyAccount } from '../account/accountForm.ts'
import { useAccountForm } from '../account/useAccountForm.ts'
import { Button } from '../Button.tsx'
import { Modal } from '../dialog/Modal.tsx'
import { FormAlert } from '../form/FormAlert.tsx'
import styles from './KeepGame.module.css'

type KeepGameDialogProps = { earned: number; slime: string; onClose: () => void; onEntered: () => void }

/** Guests register on the spot, or sign in if they already have an account. */
export const KeepGameDialog = ({ earned, slime, onClose, onEntered }: KeepGameDialogProps) => {
  const [mode, setMode] = useState<'register' | 'login'>('register')
  const start = { ...emptyAccount, slime }
  const { account, change, problem, forgetProblem, busy, submit } = useAccountForm(mode, start, { onEntered })
  const isNew = mode === 'register'

  // Only the purse of an existing account knows how much it can still take, so the title names no sum.
  const title = isNew ? texts.title(earned) : texts.titleLogin
  return (
    <Modal open onClose={onClose} size="small" title={title}>
      <form
        className={styles.form}
        aria-label={title}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit(event.currentTarget)
        }}
      >
        <AccountFields mode={mode} account={account} isStudent onChange={change} />
        <FormAlert message={problem} />
        <Button type="submit" look="mint" size="large" wide busy={busy}>
          {isNew ? texts.register : texts.login}
        </Button>
        <Button
          look="plain"
          wide
          onClick={() => {
            setMode(isNew ? 'login' : 'register')
            forgetProblem()
          }}
        >
          {isNew ? loginTexts.toLogin : loginTexts.toRegister}
        </Button>
      </form>
    </Modal>
  )
}
