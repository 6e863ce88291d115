import { toggleSound, useSound } from '../state/sound.ts'
import { shellTexts } from '../texts/shell.ts'
import { IconButton } from './IconButton.tsx'

export const SoundToggle = () => {
  const { on } = useSound()
  return (
    <IconButton
      icon={on ? 'soundOn' : 'soundOff'}
      label={on ? shellTexts.soundOn : shellTexts.soundOff}
      onClick={toggleSound}
    />
  )
}
