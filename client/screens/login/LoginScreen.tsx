import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Redirect, useLocation } from 'wouter'
import type { User } from '../../../rooms/shared/contract/accounts.ts'
import { inTime } from '../../net/lateCode.ts'
import { AccountFields } from '../../parts/account/AccountFields.tsx'
import { emptyAccount, type LoginMode } from '../../parts/account/accountForm.ts'
import { useAccountForm } from '../../parts/account/useAccountForm.ts'
import { Button, ButtonLink } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { FormAlert } from '../../parts/form/FormAlert.tsx'
import { dashboardPath } from '../../parts/navigation/dashboardPath.ts'
import { Logo } from '../../parts/navigation/Logo.tsx'
import OtherLanguages from '../../parts/navigation/OtherLanguages.tsx'
import { Slime } from '../../slimes/Slime.tsx'
import { hasVisited, markVisited } from '../../state/kept/visited.ts'
import { useUser } from '../../state/session.ts'
import { partTexts } from '../../texts/parts.ts'
import { loginTexts } from '../../texts/school/login.ts'
import { type Errand, pathAfter, pathOpenedSince, useErrand } from './errand.ts'
import styles from './LoginScreen.module.css'

/** Most users log in with a password, so the form for the words of cards is loaded only on request. */
const CardForm = lazy(inTime(() => import('../../parts/account/CardForm.tsx')))

const AlreadyIn = ({ errand }: { errand: Errand | null }) => {
  const user = useUser()
  if (!user) return null
  const open = pathOpenedSince(errand, user)
  if (open !== undefined) return <Redirect to={open} replace />
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

const CardWay = ({ onEntered }: { onEntered: (user: User) => void }) => (
  <>
    <h1>{loginTexts.cardTitle}</h1>
    <Suspense fallback={null}>
      <CardForm onEntered={onEntered} />
    </Suspense>
  </>
)

type AccountFormProps = { title: string; onSubmit: (form: HTMLFormElement) => Promise<void>; children: ReactNode }

const AccountForm = ({ title, onSubmit, children }: AccountFormProps) => (
  <form
    className={styles.form}
    aria-label={title}
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      void onSubmit(event.currentTarget)
    }}
  >
    {children}
  </form>
)

/** Accounts have no mail address that a new password could be sent to, so this says whom to ask. */
const Forgotten = () => (
  <details className={styles.forgotten}>
    <summary>{loginTexts.forgot}</summary>
    <p>{loginTexts.forgotText}</p>
  </details>
)

type OtherWaysProps = { byCard: boolean; registering: boolean; onCard: () => void; onMode: () => void }

const OtherWays = ({ byCard, registering, onCard, onMode }: OtherWaysProps) => (
  <div>
    <Button look="plain" wide onClick={onCard}>
      {byCard ? loginTexts.byPassword : loginTexts.byCard}
    </Button>
    {!byCard && (
      <Button look="plain" wide onClick={onMode}>
        {registering ? loginTexts.toLogin : loginTexts.toRegister}
      </Button>
    )}
  </div>
)

const Crowd = ({ slimes, pose }: { slimes: readonly string[]; pose: 'idle' | 'cheer' }) => (
  <div className={styles.side} aria-hidden="true">
    <Logo size="large" onDark />
    <div className={styles.crowd}>
      {slimes.map((name, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the chosen one may stand here twice
        <Slime key={place} name={name} size={150} lively pose={pose} />
      ))}
    </div>
  </div>
)

export default function LoginScreen() {
  const [, navigate] = useLocation()
  const [mode, setMode] = useState<LoginMode>(() => (hasVisited() ? 'login' : 'register'))
  const [byCard, setByCard] = useState(false)
  const errand = useErrand()
  const onEntered = (user: User) => navigate(pathAfter(errand, user), { replace: true })
  const { account, change, problem, forgetProblem, busy, submit } = useAccountForm(mode, emptyAccount, {
    onEntered,
    onOneTimeWord: () => setMode('renew'),
  })
  const registering = mode === 'register'
  const { title, intro, action } = words[mode]

  useEffect(markVisited, [])
  useEffect(() => {
    document.title = `${action} · ${partTexts.productName}`
  }, [action])

  const turn = () => {
    setMode(registering ? 'login' : 'register')
    forgetProblem()
  }

  return (
    <main id="main" className={styles.screen}>
      <Crowd
        slimes={registering ? ['cherry', account.slime, 'ninja', 'honey'] : ['wizard', 'mint', 'queen', 'fire']}
        pose={registering ? 'idle' : 'cheer'}
      />
      <Card className={styles.card}>
        {errand && mode !== 'renew' && <p className={styles.errand}>{loginTexts.errands[errand.why]}</p>}
        <AlreadyIn errand={errand} />
        {byCard ? (
          <CardWay onEntered={onEntered} />
        ) : (
          <>
            <h1>{title}</h1>
            <p className={styles.intro}>{intro}</p>
            <AccountForm title={title} onSubmit={submit}>
              <AccountFields mode={mode} account={account} onChange={change} />
              <FormAlert message={problem} />
              <Button type="submit" look="mint" size="large" wide busy={busy}>
                {action}
              </Button>
            </AccountForm>
            {mode === 'login' && <Forgotten />}
          </>
        )}
        {mode !== 'renew' && <OtherWays {...{ byCard, registering }} onCard={() => setByCard(!byCard)} onMode={turn} />}
        <OtherLanguages />
      </Card>
    </main>
  )
}
