import { duplicatesIn, worthOf } from '../../../rooms/shared/catalog/duplicates.ts'
import { type SlimeDesign, slimes } from '../../../rooms/shared/catalog/slimes.ts'
import type { User } from '../../../rooms/shared/contract/accounts.ts'
import type { PlayerProfile } from '../../../rooms/shared/contract/player.ts'
import { useServerData } from '../../net/useServerData.ts'
import { CoinAmount, CoinIcon, ProgressBar } from '../../parts/Amounts.tsx'
import { Button } from '../../parts/Button.tsx'
import { Modal } from '../../parts/dialog/Modal.tsx'
import { sellAllDuplicates } from '../../parts/slimeDeals.ts'
import { closeCollection } from '../../state/collectionModal.ts'
import { playerPath } from '../../state/player.ts'
import { useUser } from '../../state/session.ts'
import { collectionTexts as texts } from '../../texts/collecting/collection.ts'
import { amountText } from '../../texts/parts.ts'
import styles from './CollectionModal.module.css'
import { SlimeCard } from './SlimeCard.tsx'

/** Slimes that the player owns come first, each group in the order of the catalogue. */
const ownedFirst = (owned: ReadonlySet<string>): SlimeDesign[] =>
  [...slimes].sort((a, b) => Number(owned.has(b.id)) - Number(owned.has(a.id)))

const Collection = ({ user }: { user: User }) => {
  const { data: profile } = useServerData<PlayerProfile>(playerPath(user.id))
  const owned = new Set(user.ownedSlimes)
  const duplicates = duplicatesIn(profile?.slimeCounts ?? {})
  const [count, worth] = [duplicates.reduce((sum, one) => sum + one.count, 0), worthOf(duplicates)]
  return (
    <Modal open onClose={closeCollection} size="large" title={texts.title}>
      <div className={styles.head}>
        <strong>{texts.collected(owned.size, slimes.length)}</strong>
        <ProgressBar value={owned.size} max={slimes.length} label={texts.title} tone="grape" />
        <CoinAmount amount={user.currency ?? 0} />
        {count > 0 && (
          <Button size="small" look="sun" onClick={() => void sellAllDuplicates(count, worth)}>
            {texts.duplicates(count)} <CoinIcon size={16} /> {amountText(worth)}
          </Button>
        )}
      </div>
      {owned.size > 1 && <p className={styles.hint}>{texts.hint}</p>}
      <ul className={styles.cards}>
        {ownedFirst(owned).map((design) => (
          <SlimeCard
            key={design.id}
            design={design}
            owned={owned.has(design.id)}
            equipped={design.id === user.selectedSlime}
            copies={profile?.slimeCounts[design.id] ?? 1}
            isLast={owned.size === 1}
          />
        ))}
      </ul>
    </Modal>
  )
}

export default function CollectionModal() {
  const user = useUser()
  return user && <Collection user={user} />
}
