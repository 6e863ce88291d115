import { slimeNamed } from '../../../rooms/shared/catalog/slimes.ts'
import type { Pack } from '../../../rooms/shared/contract/player.ts'
import { Slime } from '../../slimes/Slime.tsx'
import { shopTexts as texts } from '../../texts/collecting/shop.ts'
import styles from './Shop.module.css'

const previewCount = 3

/** A foil bag in the colours of its best slime, which looks out of the window with two others. */
export const PackPicture = ({ pack }: { pack: Pack }) => {
  const best = slimeNamed(pack.slimeIds.at(-1) ?? '')
  const others = pack.slimeIds.slice(0, previewCount - 1)
  const shown = [others[0], best.id, others[1]].filter((id): id is string => id !== undefined)
  const rest = pack.slimeIds.length - shown.length
  return (
    <div className={styles.bag} style={{ '--bag': best.colors.primary, '--bag-dark': best.colors.secondary }}>
      <div className={styles.crimp} />
      <div className={styles.window}>
        {shown.map((id, index) => (
          <Slime key={id} name={id} size={index === 1 ? 104 : 78} />
        ))}
      </div>
      {rest > 0 && <span className={styles.rest}>{texts.more(rest)}</span>}
      <div className={styles.crimp} />
    </div>
  )
}
