import { useState } from 'react'
import { usernameMaxLength } from '../../../rooms/shared/contract/accountLimits.ts'
import type { User } from '../../../rooms/shared/contract/accounts.ts'
import { rename } from '../../net/ownAccount.ts'
import { usernameProblem } from '../../parts/account/accountForm.ts'
import { PasswordInput } from '../../parts/account/PasswordInput.tsx'
import { Button } from '../../parts/Button.tsx'
import { Card, CardHead } from '../../parts/Card.tsx'
import { TextInput } from '../../parts/form/Field.tsx'
import { FormAlert } from '../../parts/form/FormAlert.tsx'
import { rememberUser } from '../../state/session.ts'
import { showToast } from '../../state/toasts.ts'
import { accountTexts as texts } from '../../texts/school/account.ts'
import { loginTexts } from '../../texts/school/login.ts'
import styles from './Account.module.css'
import { useForm } from './useForm.ts'

export const NameCard = ({ user }: { user: User }) => {
  const [isLeft, setIsLeft] = useState(false)
  const form = useForm({ username: '', password: '' }, async ({ username, password }) => {
    const answer = await rename({ username: username.trim(), password })
    if (!answer.ok) return answer
    rememberUser(answer.value)
    showToast(texts.renamed(answer.value.username), 'success')
    return answer
  })
  const wrong = usernameProblem(form.fields.username, true)
  const isRefused = wrong !== undefined && form.problem === wrong
  return (
    <Card aria-labelledby="account-name">
      <CardHead title={texts.name} id="account-name" />
      <p className={styles.now}>{user.username}</p>
      <p className={styles.text}>{texts.nameText}</p>
      <form className={styles.form} onSubmit={form.onSubmit}>
        <TextInput
          label={texts.newName}
          hint={loginTexts.usernameHint}
          error={isRefused ? wrong : usernameProblem(form.fields.username, isLeft)}
          onBlur={() => setIsLeft(true)}
          onFocus={() => setIsLeft(false)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={usernameMaxLength}
          required
          {...form.field('username')}
        />
        <PasswordInput label={texts.provePassword} {...form.field('password')} />
        {/* The field already shows its own problem, so the alert does not show it again. A screen reader still says it,
            because the focus may be elsewhere. */}
        <div className={isRefused ? 'unseen' : styles.alert}>
          <FormAlert message={form.problem} />
        </div>
        <Button type="submit" look="mint" busy={form.busy}>
          {texts.rename}
        </Button>
      </form>
    </Card>
  )
}
