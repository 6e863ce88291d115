import { useState } from 'react'
import { CoinIcon } from '../../../parts/Amounts.tsx'
import { Button, ButtonLink } from '../../../parts/Button.tsx'
import { FormAlert } from '../../../parts/FormAlert.tsx'
import { keepGame } from '../../../state/player.ts'
import { seatOfThisDevice, seatOfThisTab } from '../../../state/seats.ts'
import { useUser } from '../../../state/session.ts'
import { playCue } from '../../../state/sound.ts'
import { keepGameTexts as texts } from '../../../texts/keepGame.ts'
import styles from './KeepGame.module.css'
import { KeepGameDialog } from './KeepGameDialog.tsx'

type KeepGameProps = { code: string; earned: number; slime: string }

/** What a guest has earned, and the way to keep it without leaving the game. */
export default function KeepGame({ code, earned, slime }: KeepGameProps) {
  const user = useUser()
  // Signing in forgets nothing, but what was the guest's seat is read once, before anything changes.
  const [seatKey] = useState(() => seatOfThisTab(code) ?? seatOfThisDevice(code) ?? '')
  const [isOpen, setIsOpen] = useState(false)
  const [kept, setKept] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const keep = async () => {
    setIsOpen(false)
    const answer = await keepGame(seatKey)
    if (!answer.ok) return setProblem(answer.error)
    playCue('success')
    setProblem(null)
    setKept(answer.value.earnedCurrency)
  }

  if (seatKey === '') return null
  return (
    <section className={styles.keep} aria-live="polite">
      <CoinIcon size={44} />
      <div className={styles.words}>
        <h2>{kept === null ? texts.earned(earned) : texts.kept(kept, user?.username ?? '')}</h2>
        {kept === null && <p>{user?.role === 'teacher' ? texts.studentsOnly : texts.offer}</p>}
        <FormAlert message={problem} />
      </div>
      {kept !== null && (
        <ButtonLink href="/shop" look="sun" icon="bag">
          {texts.toShop}
        </ButtonLink>
      )}
      {kept === null && user?.role !== 'teacher' && (
        <Button look="sun" onClick={() => (user ? void keep() : setIsOpen(true))}>
          {user ? texts.keepAs(user.username) : texts.keep}
        </Button>
      )}
      {isOpen && (
        <KeepGameDialog earned={earned} slime={slime} onClose={() => setIsOpen(false)} onEntered={() => void keep()} />
      )}
    </section>
  )
}
