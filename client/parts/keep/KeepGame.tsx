import { useEffect, useRef, useState } from 'react'
import type { KeepOffer } from '../../../rooms/shared/contract/player.ts'
import { rememberGuestSeat } from '../../state/kept/guestSeats.ts'
import { keepGame, keepOffer } from '../../state/player.ts'
import { useUser } from '../../state/session.ts'
import { playCue } from '../../state/sound.ts'
import { keepGameTexts as texts } from '../../texts/collecting/keepGame.ts'
import { CoinIcon } from '../Amounts.tsx'
import { Button, ButtonLink } from '../Button.tsx'
import { FormAlert } from '../form/FormAlert.tsx'
import styles from './KeepGame.module.css'
import { KeepGameDialog } from './KeepGameDialog.tsx'

type KeepGameProps = {
  seatKey: string
  slime?: string | undefined
  /** A new value makes it ask again, because there may be more to keep. */
  since?: number | undefined
}

/** What a guest has earned on a seat, in all games together, and the way to keep it without leaving the page. */
export default function KeepGame({ seatKey, slime = 'mint', since }: KeepGameProps) {
  const user = useUser()
  const [offer, setOffer] = useState<KeepOffer | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const isKeeping = useRef(false)
  const [kept, setKept] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: an existing account is paid differently from a new one
  useEffect(() => {
    let isWanted = true
    if (kept === null)
      void keepOffer(seatKey).then((found) => {
        // While the coins are kept, the server may offer none any more, and the guest does not know yet that they are theirs.
        if (!isWanted || !found || isKeeping.current) return
        setOffer(found)
        if (found.coins > 0) rememberGuestSeat(seatKey)
      })
    return () => {
      isWanted = false
    }
  }, [seatKey, since, user?.id, kept])

  const keep = async () => {
    setIsOpen(false)
    setBusy(true)
    isKeeping.current = true
    const answer = await keepGame(seatKey)
    isKeeping.current = false
    setBusy(false)
    if (!answer.ok) return setProblem(answer.error)
    playCue('success')
    setProblem(null)
    setKept(answer.value.earnedCurrency)
  }

  if (kept === null && (offer?.coins ?? 0) === 0) return null
  const { coins, games } = offer ?? { coins: 0, games: 0 }
  const isPupil = user?.role === 'student'
  return (
    <section className={styles.keep} aria-live="polite">
      <CoinIcon size={44} />
      <div className={styles.words}>
        <h2>{kept === null ? texts.earned(coins, games) : texts.kept(kept, user?.username ?? '')}</h2>
        {kept === null && <p>{isPupil ? texts.offerIn : user ? texts.studentsOnly : texts.offer(games)}</p>}
        <FormAlert message={problem} />
      </div>
      {kept !== null && (
        <ButtonLink href="/shop" look="sun" icon="bag">
          {texts.toShop}
        </ButtonLink>
      )}
      {kept === null && user?.role !== 'teacher' && (
        <Button look="sun" busy={busy} onClick={() => (user ? void keep() : setIsOpen(true))}>
          {user ? texts.keepAs(user.username) : texts.keep}
        </Button>
      )}
      {isOpen && (
        <KeepGameDialog earned={coins} slime={slime} onClose={() => setIsOpen(false)} onEntered={() => void keep()} />
      )}
    </section>
  )
}
