import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { AccountFields } from '../../parts/account/AccountFields.tsx'
import { emptyAccount, enter, type LoginMode, problemIn } from '../../parts/account/accountForm.ts'
import { Button, ButtonLink } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { FormAlert } from '../../parts/form/FormAlert.tsx'
import { dashboardPath } from '../../parts/navigation/dashboardPath.ts'
import { Logo } from '../../parts/navigation/Logo.tsx'
import { Slime } from '../../slimes/Slime.tsx'
import { hasVisited, markVisited } from '../../state/kept/visited.ts'
import { useUser } from '../../state/session.ts'
import { partTexts } from '../../texts/parts.ts'
import { loginTexts } from '../../texts/school/login.ts'
import { pathAfter, useErrand } from './errand.ts'
import styles from './LoginScreen.module.css'

const AlreadyIn = () => {
  const user = useUser()
  if (!user) return null
  return (
    <div className={styles.already}>
      <p>{loginTexts.signedInAs(user.username)}</p>
      <ButtonLink href={dashboardPath(user)} look="mint" size="small">
        {loginTexts.toDashboard}
      </ButtonLink>
    </div>
  )
}

const words: Record<LoginMode, { title: string; intro: string; action: string }> = {
  register: { title: loginTexts.registerTitle, intro: loginTexts.registerIntro, action: loginTexts.register },
  login: { title: loginTexts.loginTitle, intro: loginTexts.loginIntro, action: loginTexts.login },
  renew: { title: loginTexts.renewTitle, intro: loginTexts.renewIntro, action: loginTexts.renew },
}

export default function LoginScreen() {
  const [, navigate] = useLocation()
  const [mode, setMode] = useState<LoginMode>(() => (hasVisited() ? 'login' : 'register'))
  const [account, setAccount] = useState(emptyAccount)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const errand = useErrand()
  const registering = mode === 'register'
  const { title, intro, action } = words[mode]

  useEffect(markVisited, [])
  useEffect(() => {
    document.title = `${action} · ${partTexts.productName}`
  }, [action])

  const submit = async () => {
    const wrong = problemIn(mode, account)
    setProblem(wrong)
    if (wrong !== null) return
    setBusy(true)
    const answer = await enter(mode, account)
    setBusy(false)
    if (answer.ok) return navigate(pathAfter(errand, answer.value), { replace: true })
    if (mode === 'login' && answer.refusal === 'chooseNewPassword') {
      setAccount({ ...account, word: account.password, password: '' })
      return setMode('renew')
    }
    setProblem(answer.error)
  }

  return (
    <main id="main" className={styles.screen}>
      <div className={styles.side} aria-hidden="true">
        <Logo size="large" onDark />
        <div className={styles.crowd}>
          {(registering ? ['cherry', account.slime, 'ninja', 'honey'] : ['wizard', 'mint', 'queen', 'fire']).map(
            (name, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the chosen one may stand here twice
              <Slime key={place} name={name} size={150} lively pose={registering ? 'idle' : 'cheer'} />
            ),
          )}
        </div>
      </div>
      <Card className={styles.card}>
        {errand && mode !== 'renew' && <p className={styles.errand}>{loginTexts.errands[errand.why]}</p>}
        <AlreadyIn />
        <h1>{title}</h1>
        <p className={styles.intro}>{intro}</p>
        <form
          className={styles.form}
          aria-label={title}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <AccountFields mode={mode} account={account} onChange={(change) => setAccount({ ...account, ...change })} />
          <FormAlert message={problem} />
          <Button type="submit" look="mint" size="large" wide busy={busy}>
            {action}
          </Button>
        </form>
        {mode !== 'renew' && (
          <Button
            look="plain"
            wide
            onClick={() => {
              setMode(registering ? 'login' : 'register')
              setProblem(null)
            }}
          >
            {registering ? loginTexts.toLogin : loginTexts.toRegister}
          </Button>
        )}
      </Card>
    </main>
  )
}
