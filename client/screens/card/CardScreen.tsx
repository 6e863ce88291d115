import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { ClassGame } from '../../../rooms/shared/contract/classes.ts'
import { classGamePath } from '../../net/classes.ts'
import { useServerData } from '../../net/useServerData.ts'
import { Button, ButtonLink } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { LoadingScreen } from '../../parts/feedback/LoadingScreen.tsx'
import { ErrorState } from '../../parts/feedback/Notice.tsx'
import { dashboardPath } from '../../parts/navigation/dashboardPath.ts'
import { Slime } from '../../slimes/Slime.tsx'
import { enterByCard, logOut } from '../../state/account.ts'
import { useUser } from '../../state/session.ts'
import { partTexts } from '../../texts/parts.ts'
import { cardTexts as texts } from '../../texts/school/cards.ts'
import { classGameTexts } from '../../texts/school/classGames.ts'
import styles from './Card.module.css'
import { CardWords } from './CardWords.tsx'

const secretInAddress = (): string => location.hash.slice(1)

/** Out of the address once it is read: nobody finds it in the history of a shared computer. */
const useCleanAddress = () =>
  useEffect(() => {
    if (secretInAddress() !== '') history.replaceState(history.state, '', location.pathname)
    // The next card in the same window.
    const again = () => location.reload()
    addEventListener('hashchange', again)
    return () => removeEventListener('hashchange', again)
  }, [])

type Step = 'asking' | 'opening' | 'in' | 'words' | { problem: string }

/** Who else is signed in here is asked first: a card of a pupil takes over from another, and from nobody with a password. */
const useCard = (): [step: Step, open: () => void] => {
  const user = useUser()
  const [secret] = useState(secretInAddress)
  const isAsked = user !== null && !user.kept
  const [step, setStep] = useState<Step>(() => (secret === '' ? 'words' : isAsked ? 'asking' : 'opening'))
  useEffect(() => {
    if (step !== 'opening') return
    let isHere = true
    void enterByCard({ card: secret }).then((answer) => {
      if (isHere) setStep(answer.ok ? 'in' : { problem: answer.error })
    })
    return () => {
      isHere = false
    }
  }, [step, secret])
  return [step, () => setStep('opening')]
}

const lookAgainMs = 5_000

/** Where the class is waiting already, or as soon as its teacher opens a game: one scan is enough for a seat. */
const useClassGame = () => {
  const [, navigate] = useLocation()
  const { data: game } = useServerData<Partial<ClassGame>>(classGamePath, () => lookAgainMs)
  const code = game?.code
  useEffect(() => {
    if (code !== undefined) navigate(`/lobby/${code}`, { replace: true })
  }, [code, navigate])
}

const Greeting = () => {
  const user = useUser()
  const [, navigate] = useLocation()
  useClassGame()
  if (!user) return <CardWords />
  const leave = () => {
    void logOut()
    navigate('/in')
  }
  return (
    <Card className={styles.greeting}>
      <Slime name={user.selectedSlime} size={160} lively pose="cheer" />
      <h1>{texts.youAre(user.username)}</h1>
      <p>{classGameTexts.waiting}</p>
      <ButtonLink href={dashboardPath(user)} look="mint" size="large" wide>
        {texts.goOn}
      </ButtonLink>
      <Button look="plain" onClick={leave}>
        {texts.notYou}
      </Button>
    </Card>
  )
}

const SomeoneElse = ({ onOpen }: { onOpen: () => void }) => {
  const user = useUser()
  return (
    <Card className={styles.greeting}>
      <h1>{texts.someoneElse(user?.username ?? '')}</h1>
      <p>{texts.someoneElseText}</p>
      <Button look="mint" size="large" wide onClick={onOpen}>
        {texts.useCard}
      </Button>
      <ButtonLink href={dashboardPath(user)} look="plain" wide>
        {texts.keep}
      </ButtonLink>
    </Card>
  )
}

/** Where the code of a card leads: signed in without a field. */
export default function CardScreen() {
  const [step, open] = useCard()
  useCleanAddress()
  useEffect(() => {
    document.title = `${texts.title} · ${partTexts.productName}`
  }, [])
  return (
    <main id="main" className={styles.screen}>
      {step === 'opening' && <LoadingScreen />}
      {step === 'asking' && <SomeoneElse onOpen={open} />}
      {step === 'in' && <Greeting />}
      {step === 'words' && <CardWords />}
      {typeof step === 'object' && (
        <ErrorState message={step.problem}>
          <ButtonLink href="/login">{texts.typeWords}</ButtonLink>
        </ErrorState>
      )}
    </main>
  )
}
