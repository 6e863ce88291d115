import { useEffect, useState } from 'react'
import type { Pack, ReceivedSlimeResponse } from '../../../rooms/shared/contract/player.ts'
import { useServerData } from '../../net/useServerData.ts'
import { CoinAmount } from '../../parts/Amounts.tsx'
import { ButtonLink } from '../../parts/Button.tsx'
import { LateDialog } from '../../parts/dialog/LateDialog.tsx'
import { ErrorState } from '../../parts/feedback/Notice.tsx'
import { SkeletonList } from '../../parts/feedback/Skeleton.tsx'
import { Grid, Page } from '../../parts/navigation/Page.tsx'
import { buyPack, refreshPlayer } from '../../state/player.ts'
import { useUser } from '../../state/session.ts'
import { playCue } from '../../state/sound.ts'
import { showToast } from '../../state/toasts.ts'
import { shopTexts as texts } from '../../texts/collecting/shop.ts'
import { PackCard } from './PackCard.tsx'
import { RedeemPanel } from './RedeemPanel.tsx'
import styles from './Shop.module.css'

/**
 * A visit to the shop first needs no dialogs, so they are loaded after this time. If that fails, they are loaded when they open.
 */
const settledMs = 2000
const loadPackDialog = async () => ({ default: (await import('./PackDialog.tsx')).PackDialog })
const loadRevealDialog = async () => ({ default: (await import('./RevealDialog.tsx')).RevealDialog })

type Received = ReceivedSlimeResponse & { pack?: Pack }

const refuse = (message: string) => {
  playCue('error')
  showToast(message, 'error')
}

/** Loads the present balance, and the dialogs once the page has settled. */
const useFreshShop = (isReady: boolean): void => {
  useEffect(() => {
    void refreshPlayer()
  }, [])
  useEffect(() => {
    if (!isReady) return
    const timer = setTimeout(() => void Promise.allSettled([loadPackDialog(), loadRevealDialog()]), settledMs)
    return () => clearTimeout(timer)
  }, [isReady])
}

type Student = NonNullable<ReturnType<typeof useUser>>

const Balance = ({ student, isVisitor }: { student: Student | null; isVisitor: boolean }) => {
  if (student)
    return (
      <div className={styles.balance}>
        <CoinAmount amount={student.currency ?? 0} size="large" />
      </div>
    )
  return (
    isVisitor && (
      <ButtonLink href="/login" look="grape">
        {texts.loginToBuy}
      </ButtonLink>
    )
  )
}

export default function ShopScreen() {
  const user = useUser()
  const { data: packs, error, reload } = useServerData<Pack[]>('/api/packs')
  const [opened, setOpened] = useState<Pack | null>(null)
  const [received, setReceived] = useState<Received | null>(null)
  const [buying, setBuying] = useState(false)
  const student = user?.role === 'student' ? user : null

  useFreshShop(packs !== undefined)

  const buy = async (pack: Pack) => {
    if (pack.price > (student?.currency ?? 0)) {
      // More coins may have come in another tab.
      void refreshPlayer()
      return refuse(texts.notEnoughCurrency)
    }
    setBuying(true)
    const answer = await buyPack(pack.id)
    setBuying(false)
    if (!answer.ok) return refuse(answer.error)
    setOpened(null)
    setReceived({ ...answer.value, pack })
  }

  const lastPack = received?.pack
  const again = lastPack && (student?.currency ?? 0) >= lastPack.price ? () => void buy(lastPack) : undefined

  return (
    <Page title={texts.title} intro={texts.intro} back actions={<Balance student={student} isVisitor={!user} />}>
      <div className={student ? styles.layout : undefined}>
        <section aria-label={texts.packs}>
          {error !== undefined && !packs && <ErrorState message={error} onRetry={reload} />}
          {!packs && error === undefined && <SkeletonList count={6} height={300} columns />}
          <Grid min="15.5rem" as="ul">
            {packs?.map((pack) => (
              <PackCard
                key={pack.id}
                pack={pack}
                buyer={student}
                busy={buying}
                onLook={() => setOpened(pack)}
                onBuy={() => void buy(pack)}
              />
            ))}
          </Grid>
        </section>
        {student && <RedeemPanel onReceived={setReceived} />}
      </div>
      {opened && (
        <LateDialog
          load={loadPackDialog}
          props={{
            pack: opened,
            buyer: student,
            busy: buying,
            onClose: () => setOpened(null),
            onBuy: () => void buy(opened),
          }}
          onFailed={() => setOpened(null)}
        />
      )}
      {received && (
        <LateDialog
          key={`${received.receivedSlime.id}${received.player.currency}`}
          load={loadRevealDialog}
          props={{ received, busy: buying, onClose: () => setReceived(null), onAgain: again }}
          onFailed={() => setReceived(null)}
        />
      )}
    </Page>
  )
}
