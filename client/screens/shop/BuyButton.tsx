import type { User } from '../../../rooms/shared/contract/accounts.ts'
import type { Pack } from '../../../rooms/shared/contract/player.ts'
import { CoinIcon } from '../../parts/Amounts.tsx'
import { Button, ButtonLink } from '../../parts/Button.tsx'
import { amountText } from '../../texts/parts.ts'
import { shopTexts as texts } from '../../texts/shop.ts'
import styles from './Shop.module.css'

type BuyButtonProps = { pack: Pack; user: User | null; busy: boolean; onBuy: () => void }

/** Too dear is shown, and said again to whoever tries. */
export const BuyButton = ({ pack, user, busy, onBuy }: BuyButtonProps) => {
  if (!user) {
    return (
      <ButtonLink href="/login" look="grape" wide>
        {texts.loginToBuy}
      </ButtonLink>
    )
  }
  if (user.role !== 'student') {
    return (
      <Button wide disabled>
        {texts.studentsOnly}
      </Button>
    )
  }
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
