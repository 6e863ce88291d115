import { useLocation } from 'wouter'
import type { User } from '../../../rooms/shared/contract/accounts.ts'
import { deleteAccount, ownDataPath } from '../../net/ownAccount.ts'
import { PasswordInput } from '../../parts/account/PasswordInput.tsx'
import { Button } from '../../parts/Button.tsx'
import { Card, CardHead } from '../../parts/Card.tsx'
import { FormAlert } from '../../parts/form/FormAlert.tsx'
import { logOut } from '../../state/account.ts'
import { askToConfirm } from '../../state/confirmation.ts'
import { showToast } from '../../state/toasts.ts'
import { accountTexts as texts } from '../../texts/school/account.ts'
import styles from './Account.module.css'
import { useForm } from './useForm.ts'

export const DataCard = ({ user }: { user: User }) => {
  const [, navigate] = useLocation()
  const form = useForm({ password: '' }, async ({ password }) => {
    const sure = await askToConfirm({
      question: texts.farewellAsk,
      details: texts.farewellDetails,
      yes: texts.farewellYes,
      danger: true,
    })
    if (!sure) return ''
    const answer = await deleteAccount(password)
    if (!answer.ok) return answer
    // We do not wait for this. Without a user, this page would first send the browser to the login.
    void logOut()
    navigate('/')
    showToast(texts.farewellDone, 'success')
    return answer
  })
  return (
    <Card aria-labelledby="account-data">
      <CardHead title={texts.data} id="account-data" />
      <p className={styles.text}>{texts.dataText}</p>
      <a className={styles.download} href={ownDataPath} download>
        {texts.download}
      </a>
      {!user.kept && (
        <section className={styles.farewell} aria-labelledby="account-farewell">
          <h3 id="account-farewell">{texts.farewell}</h3>
          <p className={styles.text}>
            {texts.farewellText} {user.role === 'teacher' && texts.farewellTeacher}
          </p>
          <form className={styles.form} onSubmit={form.onSubmit}>
            <PasswordInput label={texts.provePassword} {...form.field('password')} />
            <FormAlert message={form.problem} />
            <Button type="submit" look="berry" busy={form.busy}>
              {texts.farewell}
            </Button>
          </form>
        </section>
      )}
    </Card>
  )
}
