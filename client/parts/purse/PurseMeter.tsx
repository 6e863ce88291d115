import type { PlayerProfile } from '../../../rooms/shared/contract/player.ts'
import { useServerData } from '../../net/useServerData.ts'
import { playerPath } from '../../state/player.ts'
import { purseTexts as texts } from '../../texts/collecting/purse.ts'
import { amountText } from '../../texts/parts.ts'
import { CoinIcon, ProgressBar } from '../Amounts.tsx'
import { untilMidnightMaybe } from './nextMidnight.ts'
import styles from './Purse.module.css'

const againIn = (): number => untilMidnightMaybe(Date.now(), Math.random())

/** How many coins practice and games among students can still bring today. */
export const PurseMeter = ({ userId }: { userId: string }) => {
  const { data } = useServerData<PlayerProfile>(playerPath(userId), againIn)
  const { left, size } = data?.purse ?? { left: 0, size: 1 }
  return (
    <div className={styles.purse}>
      <p className={styles.head}>
        <CoinIcon size={20} />
        <b>{texts.title}</b>
        <span>{data && (left > 0 ? texts.left(amountText(left)) : texts.empty)}</span>
      </p>
      {/* Until the answer is here, only the room is kept: an empty bar would say that all coins are earned. */}
      <div className={styles.told} style={{ visibility: data ? 'visible' : 'hidden' }}>
        <ProgressBar value={left} max={size} label={texts.title} tone="sun" />
        <p className={styles.words}>{texts.explained(amountText(size))}</p>
      </div>
    </div>
  )
}
