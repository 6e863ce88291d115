import { toggleSound, useSound } from '../../state/sound.ts'
import { shellTexts } from '../../texts/shell.ts'
import { IconButton } from '../IconButton.tsx'

/** Turns all sound off or on with one click. */
export const SoundToggle = ({ className }: { className?: string | undefined }) => {
  const { on } = useSound()
  return (
    <IconButton
      className={className}
      icon={on ? 'soundOn' : 'soundOff'}
      label={on ? shellTexts.soundOn : shellTexts.soundOff}
      onClick={toggleSound}
      data-once
    />
  )
}
