import { passwordMinLength } from '../../../rooms/shared/contract/accountLimits.ts'
import { everydayErrors } from '../../../rooms/shared/contract/errors/everydayErrors.ts'
import { changePassword } from '../../net/ownAccount.ts'
import { PasswordInput } from '../../parts/account/PasswordInput.tsx'
import { Button } from '../../parts/Button.tsx'
import { Card, CardHead } from '../../parts/Card.tsx'
import { FormAlert } from '../../parts/form/FormAlert.tsx'
import { showToast } from '../../state/toasts.ts'
import { accountTexts as texts } from '../../texts/school/account.ts'
import { loginTexts } from '../../texts/school/login.ts'
import styles from './Account.module.css'
import { useForm } from './useForm.ts'

export const PasswordCard = ({ username }: { username: string }) => {
  const form = useForm({ current: '', password: '', confirm: '' }, async ({ current, password, confirm }) => {
    if (password !== confirm) return loginTexts.mismatch
    if (password.length < passwordMinLength) return everydayErrors.passwordTooShort
    const answer = await changePassword({ current, password })
    if (answer.ok) showToast(texts.passwordChanged, 'success')
    return answer
  })
  return (
    <Card aria-labelledby="account-password">
      <CardHead title={texts.password} id="account-password" />
      <p className={styles.text}>{texts.passwordText}</p>
      <form className={styles.form} onSubmit={form.onSubmit}>
        {/* For password managers, which otherwise do not know whose password it is. */}
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordInput label={texts.current} {...form.field('current')} />
        <PasswordInput label={texts.fresh} isNew {...form.field('password')} />
        <PasswordInput label={texts.confirm} isNew {...form.field('confirm')} />
        <FormAlert message={form.problem} />
        <Button type="submit" look="mint" busy={form.busy}>
          {texts.changePassword}
        </Button>
      </form>
    </Card>
  )
}
