import { slimeWorth } from '../../../rooms/shared/catalog/economy.ts'
import type { SlimeDesign } from '../../../rooms/shared/catalog/slimes.ts'
import { CoinIcon } from '../../parts/Amounts.tsx'
import { Badge, RarityBadge } from '../../parts/Badge.tsx'
import { Button } from '../../parts/Button.tsx'
import { joinClasses } from '../../parts/joinClasses.ts'
import { equipOwned, sellOwned } from '../../parts/slimeDeals.ts'
import { Slime } from '../../slimes/Slime.tsx'
import { collectionTexts as texts } from '../../texts/collecting/collection.ts'
import { slimeCharacter } from '../../texts/collecting/slimeCharacters.ts'
import { slimeName } from '../../texts/collecting/slimeNames.ts'
import { amountText } from '../../texts/parts.ts'
import styles from './CollectionModal.module.css'

type SlimeCardProps = {
  design: SlimeDesign
  owned: boolean
  equipped: boolean
  copies: number
  /** A player cannot sell their last slime. */
  isLast: boolean
}

export const SlimeCard = ({ design, owned, equipped, copies, isLast }: SlimeCardProps) => {
  const worth = slimeWorth(design.rarity)
  if (!owned) {
    return (
      <li className={joinClasses(styles.card, styles.missing)}>
        <Slime name={design.id} size={92} />
        <span className={styles.name}>{design.rarity === 'secret' ? texts.secretName : slimeName(design.id)}</span>
        <RarityBadge rarity={design.rarity} />
        <span className={styles.note}>{texts.missing}</span>
      </li>
    )
  }
  return (
    <li className={joinClasses(styles.card, equipped && styles.equipped)} data-rarity={design.rarity}>
      <button
        type="button"
        className={styles.pick}
        aria-pressed={equipped}
        onClick={() => !equipped && void equipOwned(design)}
      >
        <span className="unseen">{equipped ? texts.equipped : texts.equip}</span>
        <Slime name={design.id} size={92} lively={equipped} />
        <span className={styles.name}>
          {slimeName(design.id)} {copies > 1 && <small>{texts.copies(copies)}</small>}
        </span>
        <RarityBadge rarity={design.rarity} />
        <span className={styles.note}>{slimeCharacter(design.id)}</span>
      </button>
      {equipped && <Badge tone="mint">{texts.equipped}</Badge>}
      {design.rarity !== 'secret' && !equipped && !isLast && (
        <Button size="small" onClick={() => void sellOwned(design, copies)}>
          <span className="unseen">{texts.sellSlime(slimeName(design.id), worth)}</span>
          <span aria-hidden="true" className={styles.worth}>
            {texts.sell} <CoinIcon size={16} /> {amountText(worth)}
          </span>
        </Button>
      )}
    </li>
  )
}
