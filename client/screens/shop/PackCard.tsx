import type { User } from '../../../rooms/shared/contract/accounts.ts'
import type { Pack } from '../../../rooms/shared/contract/player.ts'
import { RarityBadge } from '../../parts/Badge.tsx'
import { Card } from '../../parts/Card.tsx'
import { packText } from '../../texts/collecting/packs.ts'
import { rarityNames } from '../../texts/collecting/rarities.ts'
import { shopTexts as texts } from '../../texts/collecting/shop.ts'
import { BuyButton, LookButton } from './BuyButton.tsx'
import { PackPicture } from './PackPicture.tsx'
import styles from './Shop.module.css'

type PackCardProps = {
  pack: Pack
  /** A student; null for all others, who only look. */
  buyer: User | null
  busy: boolean
  onLook: () => void
  onBuy: () => void
}

/** Stands next to the price: what the player is sure to get, and after how many packs. */
export const Guarantee = ({ pack: { guarantee, guaranteeIn }, isOwn }: { pack: Pack; isOwn: boolean }) => {
  // At the very start of the way the sentence above already gives this number.
  const isOnTheWay = isOwn && guaranteeIn !== null && guaranteeIn < guarantee.within
  return (
    <p className={styles.guarantee}>
      {texts.guarantee(rarityNames[guarantee.rarity], guarantee.within)}
      {isOnTheWay && <strong> {texts.guaranteeIn(guaranteeIn)}</strong>}
    </p>
  )
}

export const PackCard = ({ pack, buyer, busy, onLook, onBuy }: PackCardProps) => (
  <Card as="li" tight className={styles.pack}>
    <button type="button" className={styles.look} onClick={onLook}>
      <span className="unseen">{texts.look(packText(pack).name)}</span>
      <PackPicture pack={pack} />
    </button>
    <div className={styles.packHead}>
      <h2>{packText(pack).name}</h2>
      <RarityBadge rarity={pack.rarity} />
    </div>
    <p className={styles.description}>{packText(pack).description}</p>
    <Guarantee pack={pack} isOwn={buyer !== null} />
    {buyer ? (
      <BuyButton pack={pack} user={buyer} busy={busy} onBuy={onBuy} />
    ) : (
      <LookButton pack={pack} onLook={onLook} />
    )}
  </Card>
)
