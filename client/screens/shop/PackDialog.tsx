import { slimeNamed } from '../../../rooms/shared/catalog/slimes.ts'
import type { User } from '../../../rooms/shared/contract/accounts.ts'
import type { Pack } from '../../../rooms/shared/contract/player.ts'
import { RarityBadge } from '../../parts/Badge.tsx'
import { Modal } from '../../parts/dialog/Modal.tsx'
import { Icon } from '../../parts/pictures/Icon.tsx'
import { Slime } from '../../slimes/Slime.tsx'
import { packText } from '../../texts/collecting/packs.ts'
import { shopTexts as texts } from '../../texts/collecting/shop.ts'
import { slimeName } from '../../texts/collecting/slimeNames.ts'
import { BuyButton } from './BuyButton.tsx'
import { Guarantee } from './PackCard.tsx'
import styles from './Shop.module.css'

type PackDialogProps = { pack: Pack; buyer: User | null; busy: boolean; onClose: () => void; onBuy: () => void }

export const PackDialog = ({ pack, buyer, busy, onClose, onBuy }: PackDialogProps) => (
  <Modal
    open
    onClose={onClose}
    title={packText(pack).name}
    description={packText(pack).description}
    footer={buyer && <BuyButton pack={pack} user={buyer} busy={busy} onBuy={onBuy} />}
  >
    <h3 className={styles.subhead}>{texts.odds}</h3>
    <dl className={styles.odds}>
      {pack.odds.map(({ rarity, percent }) => (
        <div key={rarity}>
          <dt>
            <RarityBadge rarity={rarity} />
          </dt>
          <dd>
            <span
              data-fill
              className={styles.oddsBar}
              data-rarity={rarity}
              style={{ width: `${Math.max(percent, 2)}%` }}
            />
            {texts.percent(percent)}
          </dd>
        </div>
      ))}
    </dl>
    <Guarantee pack={pack} isOwn={buyer !== null} />
    <h3 className={styles.subhead}>{texts.inside}</h3>
    <ul className={styles.inside}>
      {pack.slimeIds.map((id) => (
        <li key={id}>
          <Slime name={id} size={78} />
          <strong>{slimeName(id)}</strong>
          <RarityBadge rarity={slimeNamed(id).rarity} />
          {buyer?.ownedSlimes.includes(id) && (
            <span className={styles.owned}>
              <Icon name="check" size={16} /> {texts.owned}
            </span>
          )}
        </li>
      ))}
    </ul>
  </Modal>
)
