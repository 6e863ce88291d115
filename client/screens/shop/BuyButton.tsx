import type { User } from '../../../rooms/shared/contract/accounts.ts'
import type { Pack } from '../../../rooms/shared/contract/player.ts'
import { CoinIcon } from '../../parts/Amounts.tsx'
import { Button } from '../../parts/Button.tsx'
import { shopTexts as texts } from '../../texts/collecting/shop.ts'
import { amountText } from '../../texts/parts.ts'
import styles from './Shop.module.css'

type BuyButtonProps = { pack: Pack; user: User; busy: boolean; onBuy: () => void }

/** A pack that is too dear shows it, and says it again when pressed. */
export const BuyButton = ({ pack, user, busy, onBuy }: BuyButtonProps) => {
  const tooDear = pack.price > (user.currency ?? 0)
  return (
    <Button
      look={tooDear ? 'paper' : 'sun'}
      wide
      busy={busy}
      aria-disabled={tooDear}
      className={tooDear ? styles.tooDear : undefined}
      onClick={onBuy}
    >
      {tooDear ? texts.notEnough : texts.buy} <CoinIcon size={20} /> {amountText(pack.price)}
    </Button>
  )
}

/** For users who cannot buy: the price, and a look inside. */
export const LookButton = ({ pack, onLook }: { pack: Pack; onLook: () => void }) => (
  <Button wide onClick={onLook}>
    {texts.lookInside} <CoinIcon size={20} /> {amountText(pack.price)}
  </Button>
)
