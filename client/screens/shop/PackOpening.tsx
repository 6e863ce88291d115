import { type Ref, useEffect, useState } from 'react'
import type { Rarity } from '../../../rooms/shared/catalog/rarity.ts'
import type { Pack } from '../../../rooms/shared/contract/player.ts'
import { playEffect } from '../../state/gameSound.ts'
import { packText } from '../../texts/collecting/packs.ts'
import { shopTexts as texts } from '../../texts/collecting/shop.ts'
import { type OpeningStep, openingStep } from './openingSteps.ts'
import styles from './PackOpening.module.css'
import { PackPicture } from './PackPicture.tsx'

type PackOpeningProps = {
  pack: Pack
  rarity: Rarity
  onOpened: () => void
  ref: Ref<HTMLButtonElement>
}

/** A tap shakes the pack and tears it open. First its light shows how rare the slime is. Another tap skips the rest. */
export const PackOpening = ({ pack, rarity, onOpened, ref }: PackOpeningProps) => {
  const [step, setStep] = useState<OpeningStep>('closed')
  useEffect(() => {
    if (step === 'closed') return
    const { ms, effect, next } = openingStep(step, rarity)
    playEffect(effect)
    const timer = setTimeout(() => (next ? setStep(next) : onOpened()), ms)
    return () => clearTimeout(timer)
  }, [step, rarity, onOpened])
  const isClosed = step === 'closed'
  return (
    <button
      ref={ref}
      type="button"
      className={styles.opening}
      data-step={step}
      data-rarity={isClosed || step === 'shake' ? undefined : rarity}
      onClick={() => (isClosed ? setStep('shake') : onOpened())}
    >
      <span className={styles.pack} aria-hidden="true">
        <span className={styles.light} />
        <span className={styles.rest}>
          <PackPicture pack={pack} />
        </span>
        <span className={styles.top}>
          <PackPicture pack={pack} />
        </span>
      </span>
      <span className={styles.hint}>{isClosed ? texts.open(packText(pack).name) : texts.skip}</span>
    </button>
  )
}
