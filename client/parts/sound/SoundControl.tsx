import { Popover } from '@base-ui/react/popover'
import { useState } from 'react'
import { playEffect } from '../../state/gameSound.ts'
import { type SoundLevels, setSoundLevel, useSoundLevels } from '../../state/kept/soundLevels.ts'
import { soundTexts } from '../../texts/sound.ts'
import { joinClasses } from '../joinClasses.ts'
import { Icon } from '../pictures/Icon.tsx'
import styles from './SoundControl.module.css'
import { SoundToggle } from './SoundToggle.tsx'

type SoundControlProps = {
  /** The class for both buttons. */
  className?: string | undefined
}

/** One button for silence, and beside it one for the loudness. */
export const SoundControl = ({ className }: SoundControlProps) => {
  // The menu stays beside its button in the page: outside of every landmark a screen reader would not find it.
  const [beside, setBeside] = useState<HTMLElement | null>(null)
  return (
    <span ref={setBeside} className={styles.control}>
      <SoundToggle className={joinClasses(styles.toggle, className)} />
      <Popover.Root>
        <Popover.Trigger
          className={joinClasses(styles.open, className)}
          aria-label={soundTexts.levels}
          title={soundTexts.levels}
          data-once
        >
          <Icon name="sliders" size={20} />
        </Popover.Trigger>
        <Popover.Portal container={beside}>
          <Popover.Positioner className={styles.place} sideOffset={8} align="end">
            <Popover.Popup className={styles.popup} aria-label={soundTexts.levels}>
              <Slider name="music" text={soundTexts.music} />
              <Slider name="effects" text={soundTexts.effects} />
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </span>
  )
}

const steps = 20

const Slider = ({ name, text }: { name: keyof SoundLevels; text: string }) => {
  const level = useSoundLevels((levels) => levels[name])
  const set = (next: number) => {
    setSoundLevel(name, next / steps)
    // Only effects need a sample, because music is playing anyway.
    if (name === 'effects') playEffect('chosen')
  }
  return (
    <label className={styles.slider}>
      <span>{text}</span>
      <input
        type="range"
        min={0}
        max={steps}
        value={Math.round(level * steps)}
        aria-valuetext={soundTexts.level(level)}
        onChange={({ target }) => set(target.valueAsNumber)}
        style={{ '--level': level }}
      />
      <output aria-hidden="true">{soundTexts.level(level)}</output>
    </label>
  )
}
