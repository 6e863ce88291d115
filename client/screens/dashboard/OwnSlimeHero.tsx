import { useEffect, useState } from 'react'
import { slimeNamed } from '../../../rooms/shared/catalog/slimes.ts'
import type { User } from '../../../rooms/shared/contract/accounts.ts'
import { RarityBadge } from '../../parts/Badge.tsx'
import { ButtonLink } from '../../parts/Button.tsx'
import { Slime } from '../../slimes/Slime.tsx'
import { playCue } from '../../state/sound.ts'
import { slimeCharacter } from '../../texts/collecting/slimeCharacters.ts'
import { slimeName } from '../../texts/collecting/slimeNames.ts'
import { dashboardTexts as texts } from '../../texts/school/dashboard.ts'
import styles from './OwnSlimeHero.module.css'

const cheerMs = 900

/** The slime that the pupil wears, large and ticklish. */
export const OwnSlimeHero = ({ user }: { user: User }) => {
  const design = slimeNamed(user.selectedSlime)
  const [isTickled, setIsTickled] = useState(false)
  useEffect(() => {
    if (!isTickled) return
    const calmDown = setTimeout(() => setIsTickled(false), cheerMs)
    return () => clearTimeout(calmDown)
  }, [isTickled])
  return (
    <section className={styles.hero} aria-labelledby="current-slime">
      <h2 id="current-slime" className="unseen">
        {texts.currentSlime}
      </h2>
      <button
        type="button"
        className={styles.slime}
        aria-label={texts.tickle(slimeName(design.id))}
        onClick={() => {
          setIsTickled(true)
          playCue('join')
        }}
      >
        <Slime name={design.id} size="100%" pose={isTickled ? 'cheer' : 'idle'} lively />
      </button>
      <div className={styles.words}>
        <h3>{slimeName(design.id)}</h3>
        <RarityBadge rarity={design.rarity} />
        <p>{slimeCharacter(design.id)}</p>
      </div>
      <ButtonLink href="/shop" look="sun" icon="bag">
        {texts.visitShop}
      </ButtonLink>
    </section>
  )
}
