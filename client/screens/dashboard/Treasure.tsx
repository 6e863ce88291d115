import type { User } from '../../../rooms/shared/contract/accounts.ts'
import type { Pack } from '../../../rooms/shared/contract/player.ts'
import { useServerData } from '../../net/useServerData.ts'
import { CoinIcon, ProgressBar, Stat } from '../../parts/Amounts.tsx'
import { Card } from '../../parts/Card.tsx'
import { Icon } from '../../parts/pictures/Icon.tsx'
import { PurseMeter } from '../../parts/purse/PurseMeter.tsx'
import { Slime } from '../../slimes/Slime.tsx'
import { packText } from '../../texts/collecting/packs.ts'
import { amountText } from '../../texts/parts.ts'
import { dashboardTexts as texts } from '../../texts/school/dashboard.ts'
import styles from './Treasure.module.css'

/** The cheapest pack that can still hold a new slime. If the player has found them all, the cheapest pack. */
const nextPack = (packs: readonly Pack[], { ownedSlimes }: User): Pack | undefined => {
  const byPrice = [...packs].sort((a, b) => a.price - b.price)
  return byPrice.find(({ slimeIds }) => slimeIds.some((id) => !ownedSlimes.includes(id))) ?? byPrice[0]
}

const NextPack = ({ user }: { user: User }) => {
  const { data: packs } = useServerData<Pack[]>('/api/packs')
  const pack = packs && nextPack(packs, user)
  const missing = pack ? Math.max(0, pack.price - (user.currency ?? 0)) : 0
  return (
    <div className={styles.next}>
      <Slime name={pack?.slimeIds.at(-1) ?? 'mint'} size={64} />
      <div className={styles.words}>
        <p>
          <b>{pack ? texts.nextPack(packText(pack).name) : texts.packs}</b>
          <span>{pack && (missing > 0 ? texts.missing(missing) : texts.affordable)}</span>
        </p>
        <ProgressBar value={user.currency ?? 0} max={pack?.price ?? 1} label={texts.packs} tone="grape" />
      </div>
    </div>
  )
}

/** The coins of a pupil, how many the day can still bring, and the pack to save for. */
export const Treasure = ({ user }: { user: User }) => (
  <Card tight className={styles.treasure} aria-labelledby="treasure">
    <h2 id="treasure" className="unseen">
      {texts.treasure}
    </h2>
    <div className={styles.figures}>
      <Stat label={texts.currency} value={amountText(user.currency ?? 0)} icon={<CoinIcon size={30} />} tone="sun" />
      <Stat
        label={texts.slimes}
        value={amountText(user.ownedSlimes.length)}
        icon={<Icon name="star" size={28} />}
        tone="grape"
      />
    </div>
    <PurseMeter userId={user.id} />
    <NextPack user={user} />
  </Card>
)
