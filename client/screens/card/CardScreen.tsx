import { useEffect, useState } from 'react'
import { useLocation, useParams } from 'wouter'
import { ButtonLink } from '../../parts/Button.tsx'
import { LoadingScreen } from '../../parts/feedback/LoadingScreen.tsx'
import { ErrorState } from '../../parts/feedback/Notice.tsx'
import { enterByCard } from '../../state/account.ts'
import { useUser } from '../../state/session.ts'
import { partTexts } from '../../texts/parts.ts'
import { cardTexts as texts } from '../../texts/school/cards.ts'
import styles from './Card.module.css'
import { CardWords } from './CardWords.tsx'
import { DoorScreen } from './DoorScreen.tsx'
import { Greeting } from './Greeting.tsx'
import { SomeoneElse } from './SomeoneElse.tsx'

const secretInAddress = (): string => location.hash.slice(1)

/** Taken out of the address once it is read, so that the next user of a shared computer does not find it in the history. */
const useCleanAddress = () =>
  useEffect(() => {
    if (secretInAddress() !== '') history.replaceState(history.state, '', location.pathname)
    // Someone opens the next card in the same window.
    const again = () => location.reload()
    addEventListener('hashchange', again)
    return () => removeEventListener('hashchange', again)
  }, [])

/** `isOver`: the card is void, so trying it again is no use. */
type Step = 'asking' | 'opening' | 'in' | 'words' | { problem: string; isOver: boolean }

/** A card signs another pupil out without asking, but asks before it signs out an account with a password. */
const useCard = (): [step: Step, open: () => void] => {
  const user = useUser()
  const [secret] = useState(secretInAddress)
  const isAsked = user !== null && !user.kept
  const [step, setStep] = useState<Step>(() => (secret === '' ? 'words' : isAsked ? 'asking' : 'opening'))
  useEffect(() => {
    if (step !== 'opening') return
    let isHere = true
    void enterByCard({ card: secret }).then((answer) => {
      if (isHere) setStep(answer.ok ? 'in' : { problem: answer.error, isOver: answer.refusal === 'cardUnknown' })
    })
    return () => {
      isHere = false
    }
  }, [step, secret])
  return [step, () => setStep('opening')]
}

export default function CardScreen() {
  const { door } = useParams<{ door?: string }>()
  const [address] = useLocation()
  return address.startsWith('/class') ? <DoorScreen code={(door ?? '').toUpperCase()} /> : <ByCard />
}

/** Opens the account of the card whose code the device has scanned: the pupil types nothing. */
const ByCard = () => {
  const [step, open] = useCard()
  const [, navigate] = useLocation()
  useCleanAddress()
  useEffect(() => {
    document.title = `${texts.title} · ${partTexts.productName}`
  }, [])
  return (
    <main id="main" className={styles.screen}>
      {step === 'opening' && <LoadingScreen />}
      {step === 'asking' && <SomeoneElse text={texts.someoneElseText} go={texts.useCard} onGo={open} />}
      {step === 'in' && <Greeting onLeave={() => navigate('/in')} otherwise={<CardWords />} />}
      {step === 'words' && <CardWords />}
      {typeof step === 'object' && (
        <ErrorState message={step.problem} {...(!step.isOver && { onRetry: open })}>
          <ButtonLink href="/login">{texts.typeWords}</ButtonLink>
        </ErrorState>
      )}
    </main>
  )
}
