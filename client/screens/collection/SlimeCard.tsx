import { slimeWorth } from '../../../rooms/shared/catalog/economy.ts'
import type { SlimeDesign } from '../../../rooms/shared/catalog/slimes.ts'
import { CoinIcon } from '../../parts/Amounts.tsx'
import { Badge, RarityBadge } from '../../parts/Badge.tsx'
import { Button } from '../../parts/Button.tsx'
import { joinClasses } from '../../parts/joinClasses.ts'
import { Slime } from '../../slimes/Slime.tsx'
import { askToConfirm } from '../../state/confirmation.ts'
import { selectSlime, sellSlime } from '../../state/player.ts'
import { playCue } from '../../state/sound.ts'
import { showToast } from '../../state/toasts.ts'
import { collectionTexts as texts } from '../../texts/collection.ts'
import styles from './CollectionModal.module.css'

const fail = (message: string): void => {
  playCue('error')
  showToast(message, 'error')
}

const equip = async ({ id, name }: SlimeDesign): Promise<void> => {
  const answer = await selectSlime(id)
  if (!answer.ok) return fail(answer.error)
  playCue('success')
  showToast(texts.equippedToast(name), 'success')
}

const sell = async ({ id, name, rarity }: SlimeDesign): Promise<void> => {
  const sure = await askToConfirm({
    question: texts.sellQuestion,
    details: texts.sellDetails(name, slimeWorth(rarity)),
    yes: texts.sell,
    danger: true,
  })
  if (!sure) return
  const answer = await sellSlime(id)
  if (!answer.ok) return fail(answer.error)
  playCue('success')
  showToast(texts.sold(answer.value.earnedCurrency), 'success')
}

type SlimeCardProps = {
  design: SlimeDesign
  owned: boolean
  equipped: boolean
  copies: number
  /** Nobody sells their last slime. */
  mayBeSold: boolean
}

export const SlimeCard = ({ design, owned, equipped, copies, mayBeSold }: SlimeCardProps) => {
  if (!owned) {
    return (
      <li className={joinClasses(styles.card, styles.missing)}>
        <Slime name={design.id} size={92} />
        <span className={styles.name}>{design.rarity === 'secret' ? texts.secretName : design.name}</span>
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
        onClick={() => !equipped && void equip(design)}
      >
        <span className="unseen">{equipped ? texts.equipped : texts.equip}</span>
        <Slime name={design.id} size={92} lively={equipped} />
        <span className={styles.name}>
          {design.name} {copies > 1 && <small>{texts.copies(copies)}</small>}
        </span>
        <RarityBadge rarity={design.rarity} />
        <span className={styles.note}>{design.character}</span>
      </button>
      {equipped && <Badge tone="mint">{texts.equipped}</Badge>}
      {!equipped && mayBeSold && design.rarity !== 'secret' && (
        <Button
          size="small"
          aria-label={texts.sellSlime(design.name, slimeWorth(design.rarity))}
          onClick={() => void sell(design)}
        >
          {texts.sell} <CoinIcon size={16} /> {slimeWorth(design.rarity)}
        </Button>
      )}
    </li>
  )
}
